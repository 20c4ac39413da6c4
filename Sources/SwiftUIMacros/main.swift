print("SwiftUIMacros")
