// The guard of the public log as the settings name it: its stores, and what a start says of them.
import { fileGuard, guardFile } from '../../access/logGuard/file.ts'
import { GuardAway, type GuardStore } from '../../access/logGuard/guard.ts'
import type { GuardStanding } from '../../access/logGuard/guarded.ts'
import { postgresGuard } from '../../access/logGuard/postgres.ts'
import type { LogGuard } from '@register/contract/system/state'
import type { Config } from '../../config.ts'
import { StartProblem } from '../../config/startProblem.ts'
import type { Db } from '../../db/connect.ts'
import { objectGuard } from '../../files/object/guard.ts'

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'logGuard'>

const fileOf = ({ dataDir, databaseUrl }: Settings): GuardStore => fileGuard(guardFile(dataDir, databaseUrl))

/** The one that LOG_GUARD names decides; the file of this machine stays, so that what was seen here is known also while the other one is away. */
export function guardStores(settings: Settings, db: Db, register: string): GuardStore[] {
  const { logGuard } = settings
  const file = fileOf(settings)
  if (!logGuard) return [file]
  const outer =
    logGuard.kind === 'objects'
      ? objectGuard(logGuard.place, logGuard.key, register)
      : postgresGuard(logGuard.url, register, db)
  return [outer, file]
}

/** A process that knows only the database finds out whose guard it needs; the file of this machine has no name of a register in it. */
export async function guardStoresOf(settings: Settings, db: Db): Promise<GuardStore[]> {
  if (!settings.logGuard) return [fileOf(settings)]
  const { id } = await db.selectFrom('register').select('id').executeTakeFirstOrThrow()
  return guardStores(settings, db, id)
}

/** Prepares them. Throws StartProblem for a store that is the wrong one; one that is away ends a start only where the log would begin, because look-ups need no guard. */
export async function prepareGuard(stores: readonly GuardStore[], db: Db, say: (line: string) => void): Promise<void> {
  for (const store of stores)
    try {
      const line = await store.prepare()
      if (line !== undefined) say(line)
    } catch (error) {
      if (!(error instanceof GuardAway)) throw error
      const head = await db.selectFrom('integrity_head').select('signature').executeTakeFirst()
      if (head?.signature) continue
      throw new StartProblem(
        [
          `LOG_GUARD 暂时无法使用（${error.reason}），存证日志不能在此时开始：请先使其可用`,
          `LOG_GUARD cannot be used now (${error.reason}), and the log does not begin without it: make it available first`,
        ],
        error,
      )
    }
}

/** What the terminal and the log learn when the standing becomes another one; undefined where all is well again. */
export function standingLine({ kind, seen, reason }: GuardStanding): string | undefined {
  const size = seen?.size ?? 0
  if (kind === 'behind')
    return `The database is older than the public log that was shown, of ${size} entries (a restored back-up, or a fail-over that lost its end?): look-ups go on, nothing new is signed. See "Restore" in docs/operations.md · 数据库早于已公布的存证日志（${size} 条；恢复了较早的备份，或切换时丢失了末端？）：查询照常，不签署新的条目，见 docs/operations.md“恢复”`
  if (kind === 'away')
    return `LOG_GUARD cannot be used now (${reason}): entries wait, and no checkpoint is published until it can · LOG_GUARD 暂时无法使用（${reason}）：条目等待，恢复之前不公布检查点`
  return undefined
}

/** For the page of the state: which store decides, and what the last comparison has found. */
export const guardState = ([store]: readonly GuardStore[], { kind, seen }: GuardStanding): LogGuard => ({
  place: store?.place ?? 'folder',
  standing: kind,
  seen: seen?.size ?? null,
})
