// The sites that the office may show inside itself, as the security administrator writes them into the configuration.

/** https, a name in small letters, perhaps a port. What runs on the reader's own machine may be http, as nobody is on the way. */
const origin =
  /^(?:(https):\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|(http):\/\/(?:127\.0\.0\.1|localhost))(?::([1-9]\d{0,4}))?$/
const usualPorts: Readonly<Record<string, number>> = { https: 443, http: 80 }

/** Browsers leave out the usual port, and origins are compared as texts: `https://a.cn:443` would let in nothing. */
function isOrigin(text: string): boolean {
  const [whole, secure, plain, port] = origin.exec(text) ?? []
  if (whole === undefined) return false
  return port === undefined || (Number(port) <= 65_535 && Number(port) !== usualPorts[secure ?? plain ?? ''])
}

const parts = (text: string): string[] => text.split(' ').filter(Boolean)

/** The origins of such a text; none of the empty one, nor those by http that earlier versions let in. */
export const originsIn = (text: string): string[] => parts(text).filter(isOrigin)

/** Whether a text is origins with single spaces between them. */
export const originList = {
  test: (text: string): boolean => parts(text).join(' ') === text && parts(text).every(isOrigin),
}
