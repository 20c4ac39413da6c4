// The C of the runtime: what cannot be said in Swift, one header a mechanism.
// Everything here is inactive until a recording starts; see docs/hermetic.md.
#ifndef CRUNTIMEHOOKS_H
#define CRUNTIMEHOOKS_H

#include "Crash.h"
#include "HermeticHooks.h"
#include "Frames.h"
#include "Jobs.h"
#include "Output.h"
#include "ObservationHooks.h"
#include "DispatchHooks.h"
#include "RunLoopHooks.h"
#include "Symbols.h"
#include "Ticks.h"

#endif
