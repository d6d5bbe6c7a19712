// Copies text to the clipboard, also where the page is served without https and the clipboard interface is missing.
import { Failure } from '@register/contract/errors'

/** Throws a Failure with advice when the browser does not allow it. */
export async function copy(text: string): Promise<void> {
  if (window.isSecureContext) {
    try {
      return await navigator.clipboard.writeText(text)
    } catch {
      // A setting of the browser refused it; the command below may still be allowed.
    }
  }
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.className = 'unseen'
  // A dialog takes the focus back from a field outside it at once, and nothing would be copied.
  const place = focused?.closest('[role="dialog"]') ?? document.body
  place.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way without https
  const done = document.execCommand('copy')
  field.remove()
  // Selecting the field has moved the focus away from the button.
  if (focused instanceof HTMLElement) focused.focus()
  if (!done)
    throw new Failure(400, [
      '浏览器不允许复制，请手动选择',
      'The browser refuses to copy. Please select the text by hand',
    ])
}
