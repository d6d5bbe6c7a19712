// Reads the environment into one checked configuration; a wrong value is reported in one line, in English and Chinese.
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { Phrase } from '@register/contract/phrase'
import { problem } from './config/problem.ts'
import { readMail, readSms, type MailService, type SmsService } from './config/outside.ts'
import { readOpenId, type OpenIdProvider } from './config/openId.ts'
import { readPair } from './config/pair.ts'
import { weakKeyReason } from './config/weakKey.ts'

/** Which proxies' X-Forwarded-For counts: of none, of so many hops in front of the server, or of these addresses and networks. */
export type TrustedProxies = false | number | string[]

export type ScannerAddress = { host: string; port: number } | { path: string }

export interface Config {
  /** 0 lets the system choose a free port. */
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  production: boolean
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl?: string
  /** The role that owns the tables and runs migrations, when the app's own role may not. */
  databaseOwnerUrl?: string
  /** Checked against the password policy where accounts are seeded, not here. */
  adminPassword?: string
  demoPassword?: string
  captcha: boolean
  rateLimit: boolean
  /** When false, totals of searches are counted at every call instead of cached for a minute. */
  cache: boolean
  /** When true, browsers encrypt what they store for the app. */
  storageCipher: boolean
  /** Whether an empty register is filled with demonstration data. */
  demo: boolean
  /** The address by which the public reaches the site, without a slash at the end; QR codes contain it. */
  publicUrl?: string
  /** The operator of the register and its authority, shown on every public page; without it the pages say that this is a demonstration. */
  operator?: Phrase
  legalBasis?: Phrase
  trustProxy: TrustedProxies
  /** The token that a collector must send to read /metrics; without a token the server refuses every call of it. */
  metricsToken?: string
  /** A clamd that checks uploads: host and port, or the path of its socket. */
  scanner?: ScannerAddress
  /** The service that sends codes and messages to telephones; `mail` does so to mailboxes. */
  sms: SmsService
  mail: MailService
  /** Other systems whose accounts may sign in. */
  openId: readonly OpenIdProvider[]
  secretKey?: string
}

/** Throws ConfigProblem. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const get = (name: string): string | undefined => env[name]?.trim() || undefined
  const production = readMode(get('NODE_ENV'))
  const databaseUrl = readDatabaseUrl('DATABASE_URL', get('DATABASE_URL'))
  const databaseOwnerUrl = readDatabaseUrl('DATABASE_OWNER_URL', get('DATABASE_OWNER_URL'))
  if (databaseOwnerUrl && !databaseUrl)
    problem('DATABASE_OWNER_URL', ['须与 DATABASE_URL 一起设置', 'needs DATABASE_URL'])
  return {
    port: readPort(get('PORT')),
    host: readHost(get('HOST')),
    dataDir: resolve(get('DATA_DIR') ?? 'data'),
    production,
    databaseUrl,
    databaseOwnerUrl,
    // Not trimmed: a space may be part of a password.
    adminPassword: env.ADMIN_PASSWORD || undefined,
    demoPassword: env.DEMO_PASSWORD || undefined,
    captcha: readGuard('CAPTCHA', get('CAPTCHA'), production),
    rateLimit: readGuard('RATE_LIMIT', get('RATE_LIMIT'), production),
    cache: readSwitch('CACHE', get('CACHE')) ?? true,
    storageCipher: readSwitch('STORAGE_CIPHER', get('STORAGE_CIPHER')) ?? false,
    demo: readSwitch('DEMO', get('DEMO')) ?? !production,
    publicUrl: readPublicUrl(get('PUBLIC_URL'), production),
    operator: readPair('OPERATOR', get),
    legalBasis: readPair('LEGAL_BASIS', get),
    trustProxy: readTrustProxy(get('TRUST_PROXY')),
    metricsToken: readMetricsToken(get('METRICS_TOKEN')),
    scanner: readScanner(get('CLAMAV')),
    sms: readSms(get, production),
    mail: readMail(get, production),
    openId: readOpenId(get, production),
    secretKey: readSecretKey(get('SECRET_KEY'), databaseUrl !== undefined),
  }
}

/** Refuses other words, because a misspelt "production" must not silently switch the protections off. */
function readMode(text = 'development'): boolean {
  if (['production', 'development', 'test'].includes(text)) return text === 'production'
  return problem('NODE_ENV', ['须为 production、development 或 test', 'must be production, development or test'], text)
}

function readPort(text = '3000'): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  return problem('PORT', ['须为 0 到 65535 的整数', 'must be a whole number from 0 to 65535'], text)
}

function readHost(text = '127.0.0.1'): string {
  if (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text
  return problem('HOST', ['须为 IP 地址或主机名', 'must be an IP address or a host name'], text)
}

const switches = new Map(Object.entries({ 1: true, on: true, true: true, 0: false, off: false, false: false }))

function readSwitch(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined
  return switches.get(text.toLowerCase()) ?? problem(name, ['须为 on 或 off', 'must be on or off'], text)
}

/** Reads a protection that may be switched off for automation, but never in production. */
function readGuard(name: string, text: string | undefined, production: boolean): boolean {
  const on = readSwitch(name, text) ?? true
  if (on || !production) return on
  return problem(name, ['在 NODE_ENV=production 时不允许', 'is not allowed with NODE_ENV=production'], text)
}

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** The message does not show the value, because it may contain a password. */
function readDatabaseUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:$/.test(parse(text)?.protocol ?? '')) return text
  const form = 'postgres://user:password@host:5432/database'
  return problem(name, [`须形如 ${form}`, `must look like ${form}`])
}

/** Required in production instead of guessed, because printed QR codes contain it for years. */
function readPublicUrl(text: string | undefined, required: boolean): string | undefined {
  const form = 'https://register.example.cn'
  if (text === undefined) {
    if (!required) return undefined
    return problem('PUBLIC_URL', [
      `在 NODE_ENV=production 时必须设置，例如 ${form}（写入二维码）`,
      `is required with NODE_ENV=production, such as ${form}: QR codes carry it`,
    ])
  }
  const url = parse(text)
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    return url.href.replace(/\/+$/, '')
  return problem('PUBLIC_URL', [`须为网址，形如 ${form}`, `must be a web address such as ${form}`], text)
}

const names = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const version = isIP(address)
  if (names.includes(text)) return true
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** `on` means one proxy in front of the server; a number counts several. */
function readTrustProxy(text = 'off'): TrustedProxies {
  if (/^[1-9]$/.test(text)) return Number(text)
  const known = switches.get(text.toLowerCase())
  if (known !== undefined) return known && 1
  const networks = text.split(',').map((entry) => entry.trim())
  if (networks.every(isNetwork)) return networks
  const forms = 'on, off, 2, 10.0.0.1, 10.0.0.0/8, loopback'
  return problem(
    'TRUST_PROXY',
    [
      `须为 ${forms} 之一；地址可用逗号分隔，数字为代理层数`,
      `must be one of ${forms}; several addresses with commas, a number counts proxies`,
    ],
    text,
  )
}

function readMetricsToken(text: string | undefined): string | undefined {
  if (text === undefined || /^[\x21-\x7e]{16,200}$/.test(text)) return text
  return problem('METRICS_TOKEN', ['须为 16 到 200 个可见字符', 'must be 16 to 200 visible characters'])
}

/** The notation of clamd: an absolute path of its socket, or host:port. */
function readScanner(text: string | undefined): ScannerAddress | undefined {
  if (text === undefined || text.toLowerCase() === 'off') return undefined
  if (/^\/[^\0]+$/.test(text)) return { path: text }
  const [, bracketed, plain, digits] = /^(?:\[([0-9a-f:.]+)\]|([^\s:[\]/]+)):(\d{1,5})$/i.exec(text) ?? []
  const port = Number(digits)
  const host = bracketed ?? plain
  if (host && port > 0 && port <= 65_535) return { host, port }
  const forms = '127.0.0.1:3310, /run/clamav/clamd.ctl'
  return problem('CLAMAV', [`须形如 ${forms}`, `must look like ${forms}`], text)
}

/** Required with an external database: the data folder may then be anywhere, so a generated key could be lost with it. */
function readSecretKey(text: string | undefined, required: boolean): string | undefined {
  const make = "node -p \"require('crypto').randomBytes(48).toString('base64')\""
  if (text === undefined) {
    if (!required) return undefined
    return problem('SECRET_KEY', [
      `须与 DATABASE_URL 一起设置，可用此命令生成：${make}`,
      `is required with DATABASE_URL; make one with: ${make}`,
    ])
  }
  const reason = weakKeyReason(text)
  if (!reason) return text
  return problem('SECRET_KEY', [`${reason[0]}，可用此命令生成：${make}`, `${reason[1]}; make one with: ${make}`])
}
