import Foundation

extension StorageCoding where Value == Bool {
  static var bool: Self {
    Self {
      ($0 as? NSNumber)?.boolValue ?? ($0 as? Bool)
    } encode: {
      $0
    }
  }
}

extension StorageCoding where Value == Int {
  static var int: Self {
    Self {
      ($0 as? NSNumber)?.intValue ?? ($0 as? Int)
    } encode: {
      $0
    }
  }
}

extension StorageCoding where Value == Double {
  static var double: Self {
    Self {
      ($0 as? NSNumber)?.doubleValue ?? ($0 as? Double)
    } encode: {
      $0
    }
  }
}

extension StorageCoding where Value == String {
  static var string: Self {
    Self {
      $0 as? String
    } encode: {
      $0
    }
  }
}

extension StorageCoding where Value == URL {
  static var url: Self {
    Self {
      ($0 as? URL) ?? ($0 as? String).flatMap(URL.init(string:))
    } encode: {
      $0.absoluteString
    }
  }
}

extension StorageCoding where Value == Date {
  static var date: Self {
    Self {
      $0 as? Date
    } encode: {
      $0
    }
  }
}

extension StorageCoding where Value == Data {
  static var data: Self {
    Self {
      $0 as? Data
    } encode: {
      $0
    }
  }
}

extension StorageCoding where Value: RawRepresentable {
  /// By the raw value.
  static func raw(_ coding: StorageCoding<Value.RawValue>) -> Self {
    Self {
      coding.decode($0).flatMap(Value.init(rawValue:))
    } encode: {
      coding.encode($0.rawValue)
    }
  }
}

extension StorageCoding {
  /// Nil is stored as nothing.
  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> Self
  where Value == Wrapped? {
    Self {
      coding.decode($0).map { Optional($0) }
    } encode: {
      $0.flatMap(coding.encode)
    }
  }
}
