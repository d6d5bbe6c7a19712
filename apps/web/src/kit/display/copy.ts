// Puts text on the clipboard, also where the page is served without https and the clipboard interface is absent.
import { Failure } from '@register/contract/errors'
import { displayWords } from './words.ts'

/** Throws a Failure that says what to do where the browser does not allow it. */
export async function copy(text: string): Promise<void> {
  if (window.isSecureContext)
    return navigator.clipboard.writeText(text).catch(() => {
      throw new Failure(400, displayWords.copyRefused)
    })
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.className = 'unseen'
  document.body.append(area)
  area.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way on plain http
  document.execCommand('copy')
  area.remove()
}
