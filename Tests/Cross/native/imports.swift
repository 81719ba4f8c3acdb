// Imports the module of the C library as an app does, through the headers of the .xcframework.
import CLifecyclePolicy

let version: UnsafePointer<CChar> = lcp_library_version()
var query = lcp_relaunch_query()
query.struct_size = UInt32(MemoryLayout<lcp_relaunch_query>.size)
