// Why a start ends: one line in both languages for the person at the terminal, made from the error and the settings it came from.
import type { Phrase } from '@register/contract/phrase'
import { ConfigProblem } from '../config/problem.ts'
import type { Config } from '../config.ts'

/** A start that must not go on. */
export class StartProblem extends Error {
  override name = 'StartProblem'
  constructor([zh, en]: Phrase) {
    super(`${en} · ${zh}`)
  }
}

type Settings = Pick<Config, 'port' | 'host' | 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>
interface SystemError extends Error {
  code?: string
  syscall?: string
  path?: string
  hostname?: string
  address?: string
}

/** Where the database is, without the password: host, port and name. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || 5432}${pathname}`
}

const ofPort: Record<string, (settings: Settings) => Phrase> = {
  EADDRINUSE: ({ port }) => [`端口 ${port} 已被占用：请用 PORT 另设`, `Port ${port} is taken: set PORT to another one`],
  EACCES: ({ port }) => [
    `不允许监听端口 ${port}：请用 PORT 设为 1024 以上`,
    `Port ${port} may not be used: set PORT above 1023`,
  ],
  EADDRNOTAVAIL: ({ host }) => [`HOST=${host} 不是本机的地址`, `HOST=${host} is no address of this machine`],
  ENOTFOUND: ({ host }) => [`HOST=${host} 无法解析`, `HOST=${host} is not known`],
  EAI_AGAIN: ({ host }) => [`HOST=${host} 无法解析`, `HOST=${host} is not known`],
}

const ofFolder: Record<string, (dataDir: string) => Phrase> = {
  EACCES: (dir) => [`不能写入 DATA_DIR=${dir}：请检查权限`, `DATA_DIR=${dir} cannot be written: check its rights`],
  EPERM: (dir) => [`不能写入 DATA_DIR=${dir}：请检查权限`, `DATA_DIR=${dir} cannot be written: check its rights`],
  EROFS: (dir) => [`DATA_DIR=${dir} 是只读的`, `DATA_DIR=${dir} is read-only`],
  ENOTDIR: (dir) => [`DATA_DIR=${dir} 不是文件夹`, `DATA_DIR=${dir} is no folder`],
  EEXIST: (dir) => [`DATA_DIR=${dir} 不是文件夹`, `DATA_DIR=${dir} is no folder`],
  ENOSPC: (dir) => [`DATA_DIR=${dir} 所在的磁盘没有空间`, `There is no space left for DATA_DIR=${dir}`],
  EDQUOT: (dir) => [`DATA_DIR=${dir} 所在的磁盘配额已满`, `The quota of the disk of DATA_DIR=${dir} is used up`],
}

/** By the code of the system or of PostgreSQL. */
const ofDatabase: Record<string, Phrase> = {
  ECONNREFUSED: ['没有应答', 'does not accept connections'],
  ECONNRESET: ['中断了连接', 'broke the connection'],
  ETIMEDOUT: ['没有在时限内应答', 'does not answer in time'],
  EHOSTUNREACH: ['无法到达', 'cannot be reached'],
  ENETUNREACH: ['无法到达', 'cannot be reached'],
  ENOENT: ['没有这个套接字', 'has no such socket'],
  ENOTFOUND: ['的主机名无法解析', 'has an unknown host'],
  EAI_AGAIN: ['的主机名无法解析', 'has an unknown host'],
  '28P01': ['拒绝了用户名或密码', 'refuses name or password'],
  '28000': ['不允许该用户连接', 'does not let this user in'],
  '3D000': ['没有这个数据库', 'has no such database'],
  '42501': [
    '没有给该用户 public 模式的权限：请让它成为数据库的所有者，或设置 DATABASE_OWNER_URL',
    'gives this user no right on the schema public: make it the owner of the database, or set DATABASE_OWNER_URL',
  ],
  '53300': ['连接数已满', 'has no connection left'],
  '57P03': ['正在启动，请稍后再试', 'is starting: try again'],
  '53100': ['所在的磁盘没有空间', 'has no space left'],
  '25006': ['是只读的（可能是备用库）', 'is read-only (a standby?)'],
}

/** Errors of the database come with the variable whose connection met them. */
export class DatabaseFailure extends Error {
  readonly variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL'
  constructor(variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL', cause: unknown) {
    super('', { cause })
    this.variable = variable
  }
}

const both = ([zh, en]: Phrase): string => `${en} · ${zh}`

/** Lines for the person at the terminal: one, or one per wrong setting. */
export function linesOf(error: unknown, settings: Settings | undefined): readonly string[] {
  if (error instanceof ConfigProblem) return error.lines
  if (error instanceof DatabaseFailure && settings) {
    const { code, message } = causeOf(error)
    const url = error.variable === 'DATABASE_URL' ? settings.databaseUrl : settings.databaseOwnerUrl
    const known = ofDatabase[code ?? '']
    if (known && url)
      return [
        both([`${error.variable}（${placeOf(url)}）${known[0]}`, `${error.variable} (${placeOf(url)}) ${known[1]}`]),
      ]
    return [`${error.variable}: ${message}`]
  }
  const { code = '', syscall, message, path } = causeOf(error)
  const words =
    settings && (syscall === 'listen' || syscall === 'getaddrinfo' || syscall === 'bind')
      ? ofPort[code]?.(settings)
      : settings && path?.startsWith(settings.dataDir)
        ? ofFolder[code]?.(settings.dataDir)
        : undefined
  return [words ? both(words) : (message.split('\n')[0] ?? message)]
}

/** The first cause of an error: a lost connection is wrapped, and both addresses of a host may have failed. */
function causeOf(error: unknown): SystemError {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0])
  if (error instanceof DatabaseFailure) return causeOf(error.cause)
  return error instanceof Error ? error : new Error(String(error))
}
