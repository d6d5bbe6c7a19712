// The id of the input for a path of a record, so that messages and checklists can lead there.

export const fieldId = (path: string): string => `f-${path.replaceAll('.', '-')}`

const focusable = 'input, textarea, button, [tabindex="0"]'

/** Brings the input of a path into sight and puts the cursor there. A path without an input of its own leads to its nearest parent. */
export function goToField(path: string): boolean {
  const parts = path.split('.')
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const found = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(parts.slice(0, depth).join('.')))}`)
    if (!found) continue
    found.scrollIntoView({ block: 'center', behavior: 'smooth' })
    const target = found.matches(focusable) ? found : (found.querySelector<HTMLElement>(focusable) ?? found)
    target.focus({ preventScroll: true })
    return true
  }
  return false
}
