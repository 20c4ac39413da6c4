// What the app prints.
#ifndef VT_OUTPUT_H
#define VT_OUTPUT_H

/// Has standard output written line by line, so that an app which crashes
/// loses none of what it printed.
void vt_print_by_line(void);

#endif
