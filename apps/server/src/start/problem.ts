// Why a start ends: one line in both languages for the person at the terminal, made from the error and the settings it came from.
import { statfsSync } from 'node:fs'
import type { Phrase } from '@register/contract/phrase'
import { ConfigProblem } from '../config/problem.ts'
import type { Config } from '../config.ts'
import { DatabaseFailure, systemErrorOf } from './databaseFailure.ts'

/** A start that must not go on. */
export class StartProblem extends Error {
  override name = 'StartProblem'
  constructor([zh, en]: Phrase) {
    super(`${en} · ${zh}`)
  }
}

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

/** Lines for the person at the terminal: one, or one per wrong setting. */
export function linesOf(error: unknown, settings: Settings | undefined): readonly string[] {
  if (error instanceof ConfigProblem) return error.lines
  if (error instanceof DatabaseFailure && settings) return [both(error.phrase(settings))]
  const { code = '', syscall, message, path } = systemErrorOf(error)
  const words =
    settings && (syscall === 'listen' || syscall === 'getaddrinfo' || syscall === 'bind')
      ? ofPort[code]?.(settings)
      : settings && path?.startsWith(settings.dataDir)
        ? ofFolder[code]?.(settings.dataDir)
        : undefined
  if (words) return [both(words)]
  // PostgreSQL says in many ways that it cannot write.
  const full =
    settings && !settings.databaseUrl && isFull(settings.dataDir) ? ofFolder['ENOSPC']?.(settings.dataDir) : undefined
  return [...(full ? [both(full)] : []), message.split('\n')[0] ?? message]
}
