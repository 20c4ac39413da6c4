import Foundation
package import ViewRuntime
package import Workloads

extension ViewHost {
  /// Takes over the workload's device and environment.
  package func configure(_ workload: Workload) {
    size = CGSize(width: workload.device.size.width, height: workload.device.size.height)
    let covered = workload.device.safeArea
    safeArea = EdgeInsets(
      top: covered.top,
      leading: covered.left,
      bottom: covered.bottom,
      trailing: covered.right
    )
    if let profile = Profile(rawValue: workload.profile.rawValue) { use(profile) }
    setSystemValues { values in
      values.displayScale = workload.device.scale
      values.apply(workload.environment)
    }
  }

  /// Changes settings of the device while the app runs.
  func apply(_ change: Workload.Environment.Change, to environment: inout Workload.Environment) {
    environment.apply(change)
    setSystemValues { values in values.apply(environment) }
  }
}

extension EnvironmentValues {
  fileprivate mutating func apply(_ environment: Workload.Environment) {
    colorScheme = environment.colorScheme == .dark ? .dark : .light
    dynamicTypeSize = DynamicTypeSize(environment.dynamicTypeSize)
    locale = Locale(identifier: environment.locale)
    if let zone = TimeZone(identifier: environment.timeZone) { timeZone = zone }
    layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    horizontalSizeClass = environment.horizontalSizeClass == .regular ? .regular : .compact
    verticalSizeClass = environment.verticalSizeClass == .regular ? .regular : .compact
  }
}

extension DynamicTypeSize {
  /// Both list the twelve sizes from the smallest on.
  fileprivate init(_ size: Workload.DynamicTypeSize) {
    let index = Workload.DynamicTypeSize.allCases.firstIndex(of: size) ?? 0
    self = Self.allCases[index]
  }
}
