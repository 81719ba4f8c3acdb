// The versions of the library, the messages of its statuses, and the terminations of causes.

import CLifecyclePolicy
import LifecyclePolicy

/// The version of the library. The macros of the header and the file VERSION give the same version.
private let version: Text = "0.3.1"

@_cdecl("lcp_library_version")
@implementation
public func lcp_library_version() -> UnsafePointer<CChar>! { cString(version) }

@_cdecl("lcp_abi_version")
@implementation
public func lcp_abi_version() -> Int32 { 1 }

@_cdecl("lcp_ruleset_version")
@implementation
public func lcp_ruleset_version() -> UnsafePointer<CChar>! { cString(Book.release.version) }

@_cdecl("lcp_os_newest")
@implementation
public func lcp_os_newest() -> lcp_os_version_t { Book.release.newest.packed }

@_cdecl("lcp_cause_termination")
@implementation
public func lcp_cause_termination(_ cause: lcp_cause_t) -> lcp_termination_t {
  Cause(given: cause)?.termination.rawValue ?? 0
}

@_cdecl("lcp_status_message")
@implementation
public func lcp_status_message(_ status: lcp_status_t) -> UnsafePointer<CChar>! {
  cString(Status(rawValue: status)?.message ?? "this library has no such status")
}
