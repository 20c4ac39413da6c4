import Foundation

/// The right to write to a trace, held by one process at a time.
///
/// An advisory lock on the file itself (`flock`, which SQLite's own locks do
/// not touch), so that it ends with the process however that ends. A file
/// system without such locks grants it to everybody.
///
/// A claim is to outlive the SQLite handle: closing any descriptor of a file
/// drops the locks that SQLite holds on it in this process.
struct FileClaim: ~Copyable {
  private let descriptor: Int32
  /// Which file it is, whatever name it has.
  let identity: FileIdentity?

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    identity = FileIdentity(descriptor)
  }

  deinit {
    // A child that another thread starts just now shares the lock until it runs
    // its program, so closing alone would give the claim up too late.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Claims `path` for a new trace: what was there before is gone, if it was a
  /// trace or an empty file.
  static func new(at path: String) throws(TraceStoreError) -> FileClaim {
    var isThere = false
    do throws(TraceStoreError) {
      var file = try TraceFile(path: path, emptyIsFine: true)
      try file.readHeader()
      isThere = true
      guard file.isEmpty || file.isTrace else { throw TraceStoreError(path: path, .wouldOverwrite) }
    } catch {
      guard error.problem == .missing else { throw error }
    }
    if isThere {
      // Held until the new file is there, so that of two recordings one fails.
      let old = try FileClaim.existing(at: path)
      removeSideFiles(of: path)
      guard unlink(path) == 0 else {
        throw TraceStoreError(path: path, .cannotCreate(reason: reason()))
      }
      return try claim(path, O_RDWR | O_CREAT | O_CLOEXEC, or: { .cannotCreate(reason: $0) }, old)
    }
    // SQLite would take the log of a trace that was removed for that of the new one.
    removeSideFiles(of: path)
    return try claim(path, O_RDWR | O_CREAT | O_CLOEXEC, or: { .cannotCreate(reason: $0) }, nil)
  }

  private static func removeSideFiles(of path: String) {
    for suffix in TraceFile.suffixes { unlink(path + suffix) }
  }

  /// Claims a trace that is there, to append to it.
  static func existing(at path: String) throws(TraceStoreError) -> FileClaim {
    try claim(path, O_RDWR | O_CLOEXEC, or: { .cannotWrite(reason: $0) }, nil)
  }

  private static func claim(
    _ path: String,
    _ flags: Int32,
    or problem: (String) -> TraceStoreError.Problem,
    _ old: consuming FileClaim?
  ) throws(TraceStoreError) -> FileClaim {
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { throw TraceStoreError(path: path, problem(reason())) }
    let claim = FileClaim(descriptor)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw TraceStoreError(path: path, .alreadyRecording)
    }
    return claim
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

/// A file on a disk, by which it is known even after it was removed or renamed.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// - Parameter descriptor: An open file.
  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// The file that lies at `path` now; nil where there is none.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
