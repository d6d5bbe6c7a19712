// Elements of the page as places of fields: which comes first, and how to scroll to one and focus it.

/** The editable text before the buttons of its toolbar. */
const text = '[contenteditable="true"]'
const focusable = ['input:not(:disabled)', 'textarea:not(:disabled)', 'button:not(:disabled)', '[tabindex="0"]'].join(
  ', ',
)

export const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

export function bring(place: HTMLElement): void {
  place.scrollIntoView({ block: 'center', behavior: 'smooth' })
  const target = place.querySelector<HTMLElement>(text) ?? place.querySelector<HTMLElement>(focusable) ?? place
  target.focus({ preventScroll: true })
}
