// Where a link in a text may lead: the web, a place in the page or of the app, a path of this site. The server holds the same.

const good = /^(https?:\/\/[^\s\\]+|#[^\s\\]*|\/(?![/\\])[^\s\\]*)$/i

export const goodLink = (address: string): boolean => good.test(address)

/** What somebody typed, as an address: `www.example.cn` is meant as a site. Undefined when it leads nowhere allowed. */
export function linkMeant(typed: string): string | undefined {
  const text = typed.trim()
  if (goodLink(text)) return text
  const site = `https://${text}`
  return /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text) && goodLink(site) ? site : undefined
}
