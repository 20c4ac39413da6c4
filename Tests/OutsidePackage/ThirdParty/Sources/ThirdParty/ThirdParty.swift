#if canImport(SwiftUI) && canImport(Combine)
public let whatItSees = "sees SwiftUI"
#else
public let whatItSees = "sees no SwiftUI"
#endif
