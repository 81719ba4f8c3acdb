; The compiler calls this where a function takes more than a page of stack, so that pages are touched in
; order: Windows gives a stack memory one page at a time. X15 holds the size in units of 16 bytes; no other
; register but X16 and X17 may change. The name is known in this object alone, so that no library of MinGW
; or of Microsoft's compiler is needed.
module asm ".p2align 2"
module asm "__chkstk:"
module asm "  lsl x16, x15, #4"
module asm "  mov x17, sp"
module asm "1: sub x17, x17, #4096"
module asm "  ldr xzr, [x17]"
module asm "  subs x16, x16, #4096"
module asm "  b.gt 1b"
module asm "  ret"
