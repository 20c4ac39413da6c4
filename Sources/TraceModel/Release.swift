/// The version of ViewTrace that this build is.
public enum Release {
  public static let version = "0.1.0"
}
