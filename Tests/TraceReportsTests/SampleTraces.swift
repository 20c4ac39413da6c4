import TestSupport
import TraceAnalysis

/// A feed with the usual faults, and the same feed without them.
enum SampleTraces {
  static func before() throws -> DrawnTrace {
    var drawing = header("before")
    for letter in ["s", "w", "i"] {
      drawing += """

        step type "\(letter)" mark "typing"
        transaction
          write FeedModel.query at Sources/Feed/FeedView.swift:52
          FeedView 940 _model(FeedModel.query) compared 22 skipped 1 updated 1
            list ForEach(FeedView) before 20 removed 20 inserted 20 displaced 19
            ForEach(FeedView)#1...20 30 @self first updated 3
              LikeButton#1 8 @self @identity _isLiked
            Toolbar 40 _model(FeedModel.query) waste
              Badge 12 @self(onTap not-comparable) pure
        transaction
          write FeedModel.isLoading at Sources/Feed/FeedModel.swift:31
          FeedView 310 _model(FeedModel.isLoading) compared 22 waste
            list ForEach(FeedView) before 20 rerun 20
            ForEach(FeedView)#1...20 12 @self waste
            Toolbar 38 _model(FeedModel.isLoading) waste
              Badge 11 @self(onTap not-comparable) pure
        """
    }
    drawing += """

      step tap "Delete" mark "editing"
      transaction
        write FeedModel.items at Sources/Feed/FeedModel.swift:44
        FeedView 280 _model(FeedModel.items) compared 22 updated 1
          list ForEach(FeedView) before 20 removed 20 inserted 19 displaced 19
          ForEach(FeedView)#1...19 10 @self first updated 3
          Toolbar 30 _model(FeedModel.items) waste
            Badge 9 @self(onTap not-comparable) pure
      message fault "Modifying state during view update, this will cause undefined behavior." of FeedView
      step scroll "Feed" mark "scrolling"
      transaction layout
        LazyRow(FeedView)#21...32 9 @self first updated 3
      transaction frame
        Toolbar 9 _theme(\\.colorScheme) updated 1
      step wait
      """
    return try DrawnTrace(drawing)
  }

  static func after() throws -> DrawnTrace {
    var drawing = header("after")
    for letter in ["s", "w", "i"] {
      drawing += """

        step type "\(letter)" mark "typing"
        transaction
          write FeedModel.query observable at Sources/Feed/FeedView.swift:50
          SearchField 60 \\FeedModel.query updated 1
        transaction
          write FeedModel.isLoading observable at Sources/Feed/FeedModel.swift:29
          Spinner 20 \\FeedModel.isLoading updated 1
        """
    }
    drawing += """

      step tap "Delete" mark "editing"
      transaction
        write FeedModel.items observable at Sources/Feed/FeedModel.swift:42
        FeedView 90 \\FeedModel.items compared 21 skipped 21 updated 1
          list ForEach(FeedView) before 20 removed 1 rerun 19
          ForEach(FeedView)#1...19 2 @self compared 1 skipped 1
      step scroll "Feed" mark "scrolling"
      transaction layout
        LazyRow(FeedView)#21...32 9 @self first updated 3
      step wait
      """
    return try DrawnTrace(drawing)
  }

  private static func header(_ variant: String) -> String {
    """
    fact app Feed
    fact workload "feed-search (\(variant))"
    fact device_size 390x844
    fact device_scale 3
    fact profile ios26
    fact configuration release
    fact recorded_at 2026-01-01T00:00:00Z
    fact executable /home/someone/Feed
    view FeedView at /home/someone/Sources/Feed/FeedView.swift:38
    view ForEach(FeedView) at /home/someone/Sources/Feed/FeedView.swift:47
    view Toolbar at /home/someone/Sources/Feed/Toolbar.swift:9
    step mount
    transaction mount
      FeedView 1900 @self @identity _model updated 1
        Toolbar 60 @self @identity _model updated 2
          Badge 20 @self first updated 1
        ForEach(FeedView)#1...20 40 @self first\(variant == "before" ? " updated 3" : "")
          \(variant == "before" ? "LikeButton" : "ArticleRow")#1 20 @self first updated 3
        layout mount measured 61 asked 180 cached 60 proposals 90 placed 61
    """
  }
}

extension TraceDigest {
  init(drawing: String) throws { try self.init(DrawnTrace(drawing)) }
}
