// Moves the focus to the first wrong field.

/** `names`: in the order of the form. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[], wrong: object): void {
  const first = names.find((name) => name in wrong)
  if (first) form?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
}
