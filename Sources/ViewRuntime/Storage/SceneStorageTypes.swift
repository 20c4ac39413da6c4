public import Foundation

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .bool)
  }
}

extension SceneStorage where Value == Bool? {
  public init(_ key: String) {
    self.init(key, nil, .optional(.bool))
  }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .int)
  }
}

extension SceneStorage where Value == Int? {
  public init(_ key: String) {
    self.init(key, nil, .optional(.int))
  }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .double)
  }
}

extension SceneStorage where Value == Double? {
  public init(_ key: String) {
    self.init(key, nil, .optional(.double))
  }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .string)
  }
}

extension SceneStorage where Value == String? {
  public init(_ key: String) {
    self.init(key, nil, .optional(.string))
  }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .url)
  }
}

extension SceneStorage where Value == URL? {
  public init(_ key: String) {
    self.init(key, nil, .optional(.url))
  }
}

extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .date)
  }
}

extension SceneStorage where Value == Date? {
  public init(_ key: String) {
    self.init(key, nil, .optional(.date))
  }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .data)
  }
}

extension SceneStorage where Value == Data? {
  public init(_ key: String) {
    self.init(key, nil, .optional(.data))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.int))
  }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.int)))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.string))
  }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.string)))
  }
}
