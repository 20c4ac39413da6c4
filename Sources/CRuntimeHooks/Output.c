#include "Output.h"

#include <stdio.h>

void vt_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
