// What the two halves of the observation hooks share; private to this target.
#ifndef VT_OBSERVATION_H
#define VT_OBSERVATION_H

#include "include/ObservationHooks.h"

typedef struct vt_scope vt_scope;

/// The scope that collects on this thread; null on every thread but one that
/// evaluates a body.
extern _Thread_local vt_scope *vt_current_scope;

void vt_note_read(vt_scope *scope, uintptr_t extent, uint64_t property);

#endif
