; The compiler calls this function at the start of each function that needs more than a page of
; stack. It touches the pages in order, because Windows gives a stack its memory one page at a
; time. RAX holds the size. No register may change. The name is the one that MinGW uses, but it is
; visible only in this object, so that no library of MinGW or of Microsoft's compiler is needed.
module asm ".p2align 4, 0x90"
module asm "___chkstk_ms:"
module asm "  pushq %rcx"
module asm "  pushq %rax"
module asm "  leaq 24(%rsp), %rcx"
module asm "1: cmpq $4096, %rax"
module asm "  jb 2f"
module asm "  subq $4096, %rcx"
module asm "  testq %rcx, (%rcx)"
module asm "  subq $4096, %rax"
module asm "  jmp 1b"
module asm "2: subq %rax, %rcx"
module asm "  testq %rcx, (%rcx)"
module asm "  popq %rax"
module asm "  popq %rcx"
module asm "  ret"
