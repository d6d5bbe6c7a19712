// Why a start ends: one line in both languages for the person at the terminal, made from the error and the settings it came from.
import { statfsSync } from 'node:fs'
import type { Phrase } from '@register/contract/phrase'
import { ConfigProblem } from '../config/problem.ts'
import { StartProblem } from '../config/startProblem.ts'
import type { Config } from '../config.ts'
import { OlderVersionRuns } from '../db/migrate.ts'
import { DatabaseFailure, systemErrorOf, type SystemError } from './databaseFailure.ts'

type Settings = Pick<Config, 'port' | 'host' | 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>
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

/** Whether less is left than one file of the database's log of writes takes, 16 MB. */
function isFull(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize < 16 * 1024 * 1024
  } catch {
    return false
  }
}

const both = ([zh, en]: Phrase): string => `${en} · ${zh}`

function ofSystem({ code = '', syscall, path }: SystemError, settings: Settings): Phrase | undefined {
  if (syscall === 'listen' || syscall === 'getaddrinfo' || syscall === 'bind') return ofPort[code]?.(settings)
  return path?.startsWith(settings.dataDir) ? ofFolder[code]?.(settings.dataDir) : undefined
}

/** A file that the system refuses: of the data folder, or one that an address names (a certificate). */
function ofPath({ code = '', path = '' }: SystemError, settings: Settings): Phrase | undefined {
  const { dataDir, databaseUrl, databaseOwnerUrl } = settings
  const from = path.startsWith(dataDir)
    ? `DATA_DIR=${dataDir}`
    : Object.entries({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl }).find(
        ([, url]) => url && decodeURIComponent(url).includes(path),
      )?.[0]
  return from === undefined
    ? undefined
    : [`${from} 中的 ${path} 无法使用（${code}）`, `${path} of ${from} cannot be used (${code})`]
}

const ofOlder = ({ migration, instance: { host, pid } }: OlderVersionRuns): Phrase => [
  `数据库上还有旧版本在运行（${host} 的进程 ${pid}），而本版本的 ${migration} 不能与其并行：请先停止所有旧版本的进程（被强行终止的，一分钟后再试），再启动本版本`,
  `An older version still runs on this database (process ${pid} on ${host}), and ${migration} of this one cannot be applied next to it: stop all processes of the older version first (after a hard kill, try again in a minute), then start this one`,
]

/** Lines for the person at the terminal: one, or one per wrong setting. */
export function linesOf(error: unknown, settings: Settings | undefined): readonly string[] {
  if (error instanceof ConfigProblem) return error.lines
  if (error instanceof DatabaseFailure && settings) return [both(error.phrase(settings))]
  if (error instanceof StartProblem) return [error.message]
  if (error instanceof OlderVersionRuns) return [both(ofOlder(error))]
  const cause = systemErrorOf(error)
  const words = settings && (ofSystem(cause, settings) ?? (cause.path ? ofPath(cause, settings) : undefined))
  if (words) return [both(words)]
  const [line = ''] = cause.message.split('\n')
  // PostgreSQL says in many ways that it cannot write.
  const full =
    settings && !settings.databaseUrl && isFull(settings.dataDir) ? ofFolder['ENOSPC']?.(settings.dataDir) : undefined
  return [...(full ? [both(full)] : []), both([`意外错误：${line}`, `Unexpected: ${line}`])]
}
