import CSQLite

/// The pages of a trace that nobody writes to, read in long stretches.
///
/// It reads through SQLite's own handle: a descriptor of its own would drop,
/// when closed, the locks that SQLite holds on the file (POSIX).
final class PageFile {
  /// Pages read at once, so that most reads of a table are answered from memory.
  private static let stretch = 64
  /// Bytes behind the last page, which a damaged row may be read into.
  static let slack = 64

  let path: String
  let pageSize: Int
  /// Bytes of a page that hold rows; the rest is reserved.
  let usableSize: Int
  private let connection: Connection
  private let file: UnsafeMutablePointer<sqlite3_file>
  private let pageCount: Int
  private let memory: UnsafeMutableRawBufferPointer
  /// Numbers of the pages in memory.
  private var held = 0..<0

  /// - Throws: `.damaged` where the header makes no sense.
  init(_ connection: Connection) throws(TraceStoreError) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard code == SQLITE_OK, let file else { throw connection.error(code, in: "file_control") }
    path = connection.path
    self.connection = connection
    self.file = file
    pageSize = Int(try connection.integer("PRAGMA page_size"))
    pageCount = Int(try connection.integer("PRAGMA page_count"))
    memory = .allocate(byteCount: Self.stretch * pageSize + Self.slack, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    var header = [UInt8](repeating: 0, count: 100)
    let reserved = Self.read(file, &header, at: 0) == SQLITE_OK ? Int(header[20]) : pageSize
    usableSize = pageSize - reserved
    guard usableSize >= 480 else { throw damaged("its first page says nothing of its pages") }
  }

  deinit { memory.deallocate() }

  /// The bytes of a page, counted from 1, until the next call.
  ///
  /// - Throws: `.damaged` where there is no such page, or it cannot be read.
  func page(_ number: Int) throws(TraceStoreError) -> UnsafeRawPointer {
    if !held.contains(number) { try load(number) }
    guard let start = memory.baseAddress else { throw damaged("page \(number) is empty") }
    return UnsafeRawPointer(start + (number - held.lowerBound) * pageSize)
  }

  func damaged(_ detail: String) -> TraceStoreError {
    TraceStoreError(path: path, .damaged(detail: detail))
  }

  private func load(_ number: Int) throws(TraceStoreError) {
    guard number >= 1, number <= pageCount else {
      throw damaged("it refers to page \(number) of \(pageCount)")
    }
    let pages = number..<min(number + Self.stretch, pageCount + 1)
    held = 0..<0
    let bytes = UnsafeMutableRawBufferPointer(rebasing: memory[..<(pages.count * pageSize)])
    guard Self.read(file, bytes, at: (number - 1) * pageSize) == SQLITE_OK else {
      throw damaged("page \(number) cannot be read")
    }
    held = pages
  }

  private static func read(
    _ file: UnsafeMutablePointer<sqlite3_file>,
    _ bytes: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) -> Int32 {
    guard let read = file.pointee.pMethods?.pointee.xRead else { return SQLITE_IOERR }
    return read(file, bytes.baseAddress, Int32(bytes.count), Int64(offset))
  }

  private static func read(
    _ file: UnsafeMutablePointer<sqlite3_file>,
    _ bytes: inout [UInt8],
    at offset: Int
  ) -> Int32 {
    bytes.withUnsafeMutableBytes { read(file, $0, at: offset) }
  }
}
