// A database that cannot be used, with the variable whose connection met it and the sentence for the person at the terminal.
import type { Phrase } from '@register/contract/phrase'
import type { Config } from '../config.ts'

/** What Node adds to the error of a system call. */
export interface SystemError extends Error {
  code?: string
  syscall?: string
  path?: string
}

/** Where the database is, without the password: host, port and name. */
export function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || 5432}${pathname}`
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

type Variable = 'DATABASE_URL' | 'DATABASE_OWNER_URL'

export class DatabaseFailure extends Error {
  readonly variable: Variable
  constructor(variable: Variable, cause: unknown) {
    super(systemErrorOf(cause).message, { cause })
    this.variable = variable
  }

  phrase({ databaseUrl, databaseOwnerUrl }: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>): Phrase {
    const { variable, message } = this
    const url = variable === 'DATABASE_URL' ? databaseUrl : databaseOwnerUrl
    // Of the embedded one there is no variable; pg has no code for a server that does not answer.
    const code = message === 'timeout expired' ? 'ETIMEDOUT' : systemErrorOf(this.cause).code
    const known = ofDatabase[code ?? ''] ?? [`：${message}`, `: ${message}`]
    const [zh, en] = url
      ? [`${variable}（${placeOf(url)}）`, `${variable} (${placeOf(url)})`]
      : ['内置数据库', 'The embedded database']
    return [`${zh}${known[0]}`, `${en}${known[1].startsWith(':') ? '' : ' '}${known[1]}`]
  }
}

/** The first cause: of a host with several addresses each one may have failed. */
export function systemErrorOf(error: unknown): SystemError {
  if (error instanceof AggregateError && error.errors.length > 0) return systemErrorOf(error.errors[0])
  return error instanceof Error ? error : new Error(String(error))
}
