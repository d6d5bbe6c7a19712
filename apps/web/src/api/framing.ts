// Which addresses the office shows inside itself: its own pages and library pictures, and sites that the security administrator allows.

/**
 * What an entry of type iframe shows for its address: a page of the product, a file or site by its address, or nothing
 * but a link. The answers of the server say the same: `frame-ancestors` of everything else is `'none'`.
 * `own`: the origin of the page; `allowed`: the origins that its policy lets in.
 */
export function framing(address: string, own: string, allowed: readonly string[]): 'page' | 'file' | 'site' | 'link' {
  if (!URL.canParse(address, own)) return 'link'
  const { origin, pathname, protocol } = new URL(address, own)
  if (origin !== own) {
    // A page read by https loads nothing by http, whatever its policy says.
    const isMixed = own.startsWith('https:') && protocol === 'http:'
    return allowed.includes(origin) && !isMixed ? 'site' : 'link'
  }
  if (pathname === '/') return 'page'
  return /^\/api\/file\/[\w-]+$/.test(pathname) ? 'file' : 'link'
}
