// Whether something stands over the page that has to be answered first; closed dialogs, and those behind with their page, do not count.

export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some((dialog) =>
    // Older browsers cannot say what lies behind.
    'checkVisibility' in dialog ? dialog.checkVisibility() : true,
  )
