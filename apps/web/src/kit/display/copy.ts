// Puts text on the clipboard, also where the page is served without https and the clipboard interface is absent.

export async function copy(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text)
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
