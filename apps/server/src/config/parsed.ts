// Building blocks of the table of settings: zod schemas of one text each, whose refusals are pairs in both languages.
import { isIP } from 'node:net'
import { z } from 'zod'
import type { Phrase } from '@register/contract/phrase'

/** Which proxies' X-Forwarded-For counts: of none, of so many hops in front of the server, or of these addresses and networks. */
export type TrustedProxies = false | number | string[]

/** A clamd: host and port, or the path of its socket. */
export type ScannerAddress = { host: string; port: number } | { path: string }

/** What `read` makes of the text; undefined means that it is wrong, for the reason `why`. */
export const parsed = <T>(read: (text: string) => T | undefined, why: Phrase | ((text: string) => Phrase)) =>
  z.string().transform((text, ctx): T => {
    const value = read(text)
    if (value !== undefined) return value
    ctx.addIssue({ code: 'custom', params: { why: typeof why === 'function' ? why(text) : why } })
    return z.NEVER
  })

/** The text itself when it passes the test. */
export const matching = (test: RegExp | ((text: string) => boolean), why: Phrase) =>
  parsed((text) => ((test instanceof RegExp ? test.test(text) : test(text)) ? text : undefined), why)

export const oneOf = <const T extends string>(words: readonly T[]) =>
  parsed(
    (text) => words.find((word) => word === text.toLowerCase()),
    [
      `须为 ${words.slice(0, -1).join('、')} 或 ${words.at(-1)}`,
      `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
    ],
  )

const switches = new Map(Object.entries({ 1: true, on: true, true: true, 0: false, off: false, false: false }))
export const onOff = parsed((text) => switches.get(text.toLowerCase()), ['须为 on 或 off', 'must be on or off'])

export const oneLine = (most: number) =>
  matching(
    (text) => text.length <= most && !/\p{Cc}/u.test(text),
    [`须为不超过 ${most} 个字符的一行文字`, `must be one line of at most ${most} characters`],
  )

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** An address of the web without query, mark or name; `as` says what is kept of it, undefined where it does not fit. */
export const webAddress = (form: string, as: (url: URL, text: string) => string | undefined) =>
  parsed(
    (text) => {
      const url = urlOf(text)
      return url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
        ? as(url, text)
        : undefined
    },
    [`须为网址，形如 ${form}`, `must be a web address such as ${form}`],
  )

export const databaseUrl = matching(
  (text) => /^postgres(ql)?:$/.test(urlOf(text)?.protocol ?? ''),
  ['须形如 postgres://user:password@host:5432/database', 'must look like postgres://user:password@host:5432/database'],
)

export const port = parsed(
  (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  ['须为 0 到 65535 的整数', 'must be a whole number from 0 to 65535'],
)

export const host = matching(
  (text) => isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
  ['须为 IP 地址或主机名', 'must be an IP address or a host name'],
)

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const version = isIP(address)
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const proxyForms = 'on, off, 2, 10.0.0.1, 10.0.0.0/8, loopback'
/** `on` means one proxy in front of the server; a number counts several. */
export const proxies = parsed(
  (text): TrustedProxies | undefined => {
    if (/^[1-9]$/.test(text)) return Number(text)
    const known = switches.get(text.toLowerCase())
    if (known !== undefined) return known && 1
    const networks = text.split(',').map((entry) => entry.trim())
    return networks.every(isNetwork) ? networks : undefined
  },
  [
    `须为 ${proxyForms} 之一；地址可用逗号分隔，数字为代理层数`,
    `must be one of ${proxyForms}; several addresses with commas, a number counts proxies`,
  ],
)

const scannerForms = '127.0.0.1:3310, /run/clamav/clamd.ctl'
/** The notation of clamd: an absolute path of its socket, or host:port. */
export const scanner = parsed(
  (text): ScannerAddress | 'off' | undefined => {
    if (text.toLowerCase() === 'off') return 'off'
    if (/^\/[^\0]+$/.test(text)) return { path: text }
    const [, bracketed, plain, digits] = /^(?:\[([0-9a-f:.]+)\]|([^\s:[\]/]+)):(\d{1,5})$/i.exec(text) ?? []
    const number = Number(digits)
    const name = bracketed ?? plain
    return name && number > 0 && number <= 65_535 ? { host: name, port: number } : undefined
  },
  [`须形如 ${scannerForms}`, `must look like ${scannerForms}`],
)

/** Names of other systems, with commas. */
export const names = (most: number) =>
  parsed(
    (text) => {
      const keys = text
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean)
      const fits = keys.every((key) => /^[a-z][a-z0-9-]{0,29}$/.test(key)) && new Set(keys).size === keys.length
      return fits && keys.length <= most ? keys : undefined
    },
    [
      `须为至多 ${most} 个互不相同的名称，用逗号分隔，由小写字母、数字和 - 组成`,
      `must be at most ${most} different names of small letters, digits and hyphens, with commas`,
    ],
  )
