// The addresses that a link in a text may have: the web, a place in the page or the app, a path of this site. The server applies the same rule.

const good = /^(https?:\/\/[^\s\\]+|#[^\s\\]*|\/(?![/\\])[^\s\\]*)$/i

export const goodLink = (address: string): boolean => good.test(address)

/** A typed text as an address: `www.example.cn` is read as a site. Undefined when the address is not allowed. */
export function linkMeant(typed: string): string | undefined {
  const text = typed.trim()
  if (goodLink(text)) return text
  const site = `https://${text}`
  return /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text) && goodLink(site) ? site : undefined
}
