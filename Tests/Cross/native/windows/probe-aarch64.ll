; The compiler calls this function at the start of each function that needs more than a page of
; stack. It touches the pages in order, because Windows gives a stack its memory one page at a
; time. X15 holds the size in units of 16 bytes. Only the registers X16 and X17 may change. The
; name is visible only in this object, so that no library of MinGW or of Microsoft's compiler is
; needed.
module asm ".p2align 2"
module asm "__chkstk:"
module asm "  lsl x16, x15, #4"
module asm "  mov x17, sp"
module asm "1: sub x17, x17, #4096"
module asm "  ldr xzr, [x17]"
module asm "  subs x16, x16, #4096"
module asm "  b.gt 1b"
module asm "  ret"
