// Whether an open dialog has to be answered before the page; closed dialogs, and those of hidden pages, do not count.

export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some((dialog) =>
    // Older browsers cannot report whether an element is visible.
    'checkVisibility' in dialog ? dialog.checkVisibility() : true,
  )
