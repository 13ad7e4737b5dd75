// Put before every C++ file that npm compiles. From 24.19 on Node's ObjectWrap removes a clean-up hook when it is collected,
// which ends the process where no context is entered: better-sqlite3 12 has one for each statement, and 13 needs Node 22.
// Without the hook it is as it was before, and as in the ready-made copies.
#include <node.h>
#define AddEnvironmentCleanupHook(...) static_cast<void>(0)
#define RemoveEnvironmentCleanupHook(...) static_cast<void>(0)
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
