// Where menus, lists and dialogs are drawn: inside the landmark of the element that opened them, so that assistive technology finds them there.

export const landmarkOf = (opener?: HTMLElement): HTMLElement =>
  opener?.closest<HTMLElement>('[role="dialog"], main, header') ?? document.body
