// Remembers outside the database how far the public log was seen, so that a database from before that does not sign another history (docs/decisions/0147-back-ups-by-the-product.md).
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Failure } from '@register/contract/errors'
import { readKept, writeKept } from '../../config/kept.ts'
import type { Db } from '../../db/connect.ts'
import { seenFile } from './seen.ts'
import type { Secrets } from '../secrets.ts'

/** The end of the log: how many entries, and the hash of the last one in hex. */
export interface LogEnd {
  size: number
  head: string
}

/** One file per database, as for the end of the audit. */
export const guardFile = (dataDir: string, databaseUrl: string | undefined): string =>
  join(dataDir, 'log-guard', basename(seenFile(dataDir, databaseUrl)))

/** Undefined when none was written; throws when the file cannot be read, because a damaged one is not an absent one. */
export async function readGuard(file: string): Promise<LogEnd | undefined> {
  const kept = await readKept(file)
  if (kept === undefined) return undefined
  const { size, head } = Object(kept) as Partial<LogEnd>
  if (typeof size !== 'number' || typeof head !== 'string') throw new Error(`${file} is damaged`)
  return { size, head }
}

/** Safe on disk when it resolves. The caller sees to it that it never goes back. */
export async function writeGuard(file: string, { size, head }: LogEnd): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeKept(file, { size, head }, 0o600)
}

export const logEnd = async (db: Db): Promise<LogEnd> => {
  const { last_id: size, last_hash: head } = await db
    .selectFrom('integrity_head')
    .select(['last_id', 'last_hash'])
    .executeTakeFirstOrThrow()
  return { size, head }
}

/** Whether the database's log goes on from the guard: that it has the entry where the guard stands, with that hash. */
export async function isBehind(db: Db, guard: LogEnd | undefined): Promise<boolean> {
  if (!guard || guard.size === 0) return false
  const entry = await db.selectFrom('integrity_entry').select('hash').where('id', '=', guard.size).executeTakeFirst()
  return entry?.hash !== guard.head
}

const held = () =>
  new Failure(503, [
    '数据库早于已公布的存证日志（恢复了较早的备份？），因此不签署任何新的条目；查询不受影响。请运维人员按 docs/operations.md“恢复”处理',
    'The database is older than the public log that was shown (a restored back-up?), so it signs nothing new. Look-ups go on. Operators find what to do in docs/operations.md, "Restore"',
  ])

export interface Guarded {
  /** The same keys; its signature of the log is refused while the database is behind its guard. */
  secrets: Secrets
  /** Compares the database with the guard. Resolves to whether it is behind. */
  look: () => Promise<boolean>
  /** The same, and moves the guard on: one process alone does that, so that it never goes back. */
  watch: () => Promise<boolean>
  /** Remembers an end before it is published: resolves to false, and remembers nothing, where the database is behind. */
  remember: (end: LogEnd) => Promise<boolean>
}

/** @param onBehind called once when the database turns out to be behind */
export function guardedLog(secrets: Secrets, db: Db, file: string, onBehind: (guard: LogEnd) => void): Guarded {
  let behind = false
  const sign = (text: string) => {
    if (behind) throw held()
    return secrets.log.sign(text)
  }
  async function compared(): Promise<LogEnd | undefined> {
    const guard = await readGuard(file)
    const was = behind
    behind = await isBehind(db, guard)
    if (guard && behind && !was) onBehind(guard)
    return guard
  }
  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other, so that the file never goes back. */
  function remember(end: LogEnd): Promise<boolean> {
    const mine = turn.then(async () => {
      const guard = await compared()
      if (behind) return false
      if (end.size > (guard?.size ?? -1)) await writeGuard(file, end)
      return true
    })
    turn = mine.catch(() => undefined)
    return mine
  }
  return {
    secrets: { ...secrets, log: { ...secrets.log, sign } },
    async look() {
      await compared()
      return behind
    },
    watch: async () => !(await remember(await logEnd(db))),
    remember,
  }
}
