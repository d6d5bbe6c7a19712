// Reads the environment into one checked configuration; everything wrong in it is reported together, a line each, in English and Chinese.
import { resolve, sep } from 'node:path'
import type { Phrase } from '@register/contract/phrase'
import { readFiles, type ObjectPlace } from './config/services/files.ts'
import { readLogGuard, type GuardPlace } from './config/services/logGuard.ts'
import { readMail, readSms, type MailService, type SmsService } from './config/services/integrations.ts'
import { readOpenId, type OpenIdProvider } from './config/services/openId.ts'
import { readPair } from './config/pair.ts'
import { refuseWrongBinDir } from './config/postgresBinDir.ts'
import type { ScannerAddress, TrustedProxies } from './config/parsed.ts'
import { problem, together } from './config/problem.ts'
import { readingFrom, type Reading } from './config/read.ts'
import type { Value } from './config/table.ts'

export interface Config {
  /** 0 lets the system choose a free port. */
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  production: boolean
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | undefined
  /** The role that owns the tables and runs migrations, when the app's own role may not. */
  databaseOwnerUrl: string | undefined
  /** A standby of that server, or a balancer before several, which strangers' reads are answered from. */
  databaseReadUrl: string | undefined
  /** Seconds that a start waits for a database that cannot be reached. */
  databaseWait: number
  /** A folder with the programs of PostgreSQL that the embedded database runs instead of those of the package. */
  postgresBinDir: string | undefined
  /** The folder of the archive of the embedded database's log of writes: an absolute path. */
  archiveDir: string | undefined
  adminPassword: string | undefined
  demoPassword: string | undefined
  captcha: boolean
  rateLimit: boolean
  /** When false, totals of searches are counted at every call instead of cached for a minute. */
  cache: boolean
  /** When true, browsers encrypt what they store for the app. */
  storageCipher: boolean
  /** Whether an empty database becomes a demonstration (true) or a real register (false); undefined when the operator set nothing. */
  demo: boolean | undefined
  /** The address by which the public reaches the site, without a slash at the end; QR codes contain it. */
  publicUrl: string | undefined
  /** The operator of the register and its authority, shown on every public page. */
  operator: Phrase | undefined
  legalBasis: Phrase | undefined
  trustProxy: TrustedProxies
  /** The token that a collector must send to read /metrics; without a token the server refuses every call of it. */
  metricsToken: string | undefined
  logLevel: Value<'LOG_LEVEL'>
  /** The object store of uploaded files; undefined where they lie in the data folder. */
  objects: ObjectPlace | undefined
  /** Where the guard of the public log is besides the data folder. */
  logGuard: GuardPlace | undefined
  /** The path of the policy file that names the witnesses of the public log. */
  witnesses: string | undefined
  scanner: ScannerAddress | undefined
  /** The service that sends codes and messages to telephones; `mail` does so to mailboxes. */
  sms: SmsService
  mail: MailService
  /** Other systems whose accounts may sign in. */
  openId: readonly OpenIdProvider[]
  secretKey: string | undefined
}

/** Throws ConfigProblem. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = readingFrom(env)
  // What cannot be read is a fault of its own; the protections of production are checked all the same.
  const production = env['NODE_ENV']?.trim().toLowerCase() === 'production'
  return together({
    port: () => read('PORT') ?? 3000,
    host: () => read('HOST') ?? '127.0.0.1',
    dataDir: () => resolve(read('DATA_DIR') ?? 'data'),
    production: () => read('NODE_ENV') === 'production',
    databaseUrl: () => read('DATABASE_URL'),
    databaseOwnerUrl: () => readWithDatabase(read, 'DATABASE_OWNER_URL'),
    databaseReadUrl: () => readWithDatabase(read, 'DATABASE_READ_URL'),
    databaseWait: () => read('DATABASE_WAIT') ?? 60,
    postgresBinDir: () => readBinDir(read),
    archiveDir: () => readArchive(read),
    adminPassword: () => read('ADMIN_PASSWORD'),
    demoPassword: () => read('DEMO_PASSWORD'),
    captcha: () => readGuard(read, 'CAPTCHA', production),
    rateLimit: () => readGuard(read, 'RATE_LIMIT', production),
    cache: () => read('CACHE') ?? true,
    storageCipher: () => read('STORAGE_CIPHER') ?? false,
    demo: () => read('DEMO'),
    publicUrl: () => readPublicUrl(read, production),
    operator: () => readPair(read, 'OPERATOR'),
    legalBasis: () => readPair(read, 'LEGAL_BASIS'),
    trustProxy: () => read('TRUST_PROXY') ?? false,
    metricsToken: () => read('METRICS_TOKEN'),
    logLevel: () => read('LOG_LEVEL') ?? 'warn',
    objects: () => readFiles(read),
    logGuard: () => readLogGuard(read),
    witnesses: () => read('WITNESSES'),
    scanner: () => readScanner(read),
    sms: () => readSms(read, production),
    mail: () => readMail(read, production),
    openId: () => readOpenId(read, production),
    secretKey: () => readSecretKey(read),
  })
}

function readWithDatabase(read: Reading, name: 'DATABASE_OWNER_URL' | 'DATABASE_READ_URL'): string | undefined {
  const url = read(name)
  if (url !== undefined && read('DATABASE_URL') === undefined)
    problem(name, ['须与 DATABASE_URL 一起设置', 'needs DATABASE_URL'])
  return url
}

function readBinDir(read: Reading): string | undefined {
  const folder = read('POSTGRES_BIN_DIR')
  if (folder !== undefined) refuseWrongBinDir(folder, read('DATABASE_URL'))
  return folder
}

function readArchive(read: Reading): string | undefined {
  const folder = read('ARCHIVE_DIR')
  if (folder === undefined) return undefined
  if (read('DATABASE_URL') !== undefined)
    problem('ARCHIVE_DIR', [
      '不能与 DATABASE_URL 一起设置：自有的数据库服务器由其自己的工具归档',
      'is not for DATABASE_URL: a server of yours is archived by its own means',
    ])
  const dataDir = resolve(read('DATA_DIR') ?? 'data')
  const [one, other] = [`${resolve(folder)}${sep}`, `${dataDir}${sep}`]
  if (one.startsWith(other) || other.startsWith(one))
    problem('ARCHIVE_DIR', ['不能与 DATA_DIR 互相包含', 'must not contain DATA_DIR, nor be in it'], folder)
  return resolve(folder)
}

/** Reads a protection that may be switched off for automation, but never in production. */
function readGuard(read: Reading, name: 'CAPTCHA' | 'RATE_LIMIT', production: boolean): boolean {
  const on = read(name) ?? true
  if (on || !production) return on
  return problem(name, ['在 NODE_ENV=production 时不允许', 'is not allowed with NODE_ENV=production'], 'off')
}

/** Required in production instead of guessed, because printed QR codes contain it for years. */
function readPublicUrl(read: Reading, production: boolean): string | undefined {
  if (!production) return read('PUBLIC_URL')
  return read.needed('PUBLIC_URL', [
    '在 NODE_ENV=production 时必须设置，例如 https://register.example.cn（写入二维码）',
    'is required with NODE_ENV=production, such as https://register.example.cn: QR codes carry it',
  ])
}

function readScanner(read: Reading): ScannerAddress | undefined {
  const scanner = read('CLAMAV')
  return scanner === 'off' ? undefined : scanner
}

/** Required with an external database: the data folder may then be anywhere, so a generated key could be lost with it. */
function readSecretKey(read: Reading): string | undefined {
  if (read('DATABASE_URL') === undefined) return read('SECRET_KEY')
  const make = "node -p \"require('crypto').randomBytes(48).toString('base64')\""
  return read.needed('SECRET_KEY', [
    `须与 DATABASE_URL 一起设置，可用此命令生成：${make}`,
    `is required with DATABASE_URL; make one with: ${make}`,
  ])
}
