// What the register does by itself for its back-ups: it looks after the archive every day, and tries a restore every week.
import { hostname } from 'node:os'
import { sql } from 'kysely'
import { conflict } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { StartProblem } from '../config/startProblem.ts'
import type { Pool } from '../db/connect.ts'
import type { FileStore } from '../files/store.ts'
import { forgetFiles } from './archive/follow.ts'
import { lookAfter } from './archive/upkeep.ts'
import { readDocument } from './document/document.ts'
import { drill, type Drill, type DrillConfig, type Drilled } from './drill.ts'

type Settings = Pick<DrillConfig, 'dataDir'> & Partial<DrillConfig> & { databaseUrl?: string | undefined }

/** As people of the office read it; they and the register are in one zone. */
const chinaTime = (iso: string): string =>
  new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const pieces = (n: number): string => (n === 1 ? '1 piece' : `${n} pieces`)

/** Fails where a piece of the archive is missing. */
export const lookAfterArchive =
  (files: FileStore, { archiveDir }: Settings) =>
  async ({ db }: { db: Pool }, { recoveryDays }: { recoveryDays: number }): Promise<Phrase | undefined> => {
    const gone = await files.emptyTrash(recoveryDays)
    if (archiveDir === undefined) {
      if (gone.length === 0) return undefined
      return [`彻底清除已删除的文件 ${gone.length} 个`, `Files deleted earlier and now gone for good: ${gone.length}`]
    }
    await forgetFiles(archiveDir, gone)
    const { pieces: count, removed, gaps } = await lookAfter(db, archiveDir, recoveryDays)
    const [gap] = gaps
    if (!gap)
      return [
        `归档 ${count} 段，没有缺失；删除过期归档 ${removed} 段、文件 ${gone.length} 个`,
        `${pieces(count)} in the archive, none missing. Removed as too old: ${pieces(removed)}, files: ${gone.length}`,
      ]
    const [zh, en] = gaps.length > 1 ? [`等 ${gaps.length} 处`, `, the first of ${gaps.length} gaps`] : ['', '']
    throw conflict([
      `归档缺少 ${gap.first} 至 ${gap.last}${zh}：此前的备份无法恢复到其后的时刻。请立即做一次新的备份`,
      `The archive lacks ${gap.first} to ${gap.last}${en}: back-ups from before cannot be restored to later seconds. Make a new back-up now`,
    ])
  }

/** What is wrong with a register that was restored; undefined where nothing is. */
function faultOf({ findings, done, missing }: Drilled): Phrase | undefined {
  if (missing)
    return [`归档缺少 ${missing.first} 至 ${missing.last}`, `the archive lacks ${missing.first} to ${missing.last}`]
  if (!done.fits) return ['与备份说明不符', 'it is not what the document of the back-up says']
  if (done.files.missing > 0) return [`缺 ${done.files.missing} 个文件`, `${done.files.missing} files are missing`]
  return findings > 0 ? [`校验发现 ${findings} 处不符`, `the checks found ${findings} faults`] : undefined
}

/** Undefined where there is no back-up of this machine to try; the outcome is a row that the page of the state shows. */
export async function drillRestore(
  { db, signal }: { db: Pool; signal: AbortSignal },
  config: Settings,
  verify: Drill['verify'],
): Promise<Phrase | undefined> {
  // A server of the operator's own is restored by its own means.
  if (config.databaseUrl !== undefined) return undefined
  const newest = await db
    .selectFrom('backup')
    .select(['name', 'folder', 'host'])
    .where('wal_start', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return undefined
  const started = performance.now()
  const record = async (text: Phrase, isGood: boolean, drilled?: Drilled) => {
    await db
      .insertInto('backup_drill')
      .values({
        backup: newest.name,
        target_at: drilled?.target?.toISOString() ?? null,
        seconds: Math.round((performance.now() - started) / 1_000),
        findings: drilled?.findings ?? 0,
        is_good: isGood,
        text_zh: text[0],
        text_en: text[1],
      })
      .execute()
    return text
  }
  const document = await readDocument(newest.folder)
  if (!document)
    throw conflict(
      await record(
        newest.host === hostname()
          ? ['最新的备份已不在原处', 'The newest back-up is no longer where it was written']
          : [`最新的备份在另一台机器上（${newest.host}）`, `The newest back-up is on another machine (${newest.host})`],
        false,
      ),
    )
  const { dataDir, archiveDir, postgresBinDir } = config
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  const drilled = await drill({
    bytes: rows[0]?.bytes ?? 0,
    backup: { folder: newest.folder, document },
    config: { dataDir, archiveDir, postgresBinDir },
    verify,
    signal,
  }).catch(async (error: unknown) => {
    if (!(error instanceof StartProblem)) throw error
    const [en = '', zh = en] = error.message.split(' · ')
    throw conflict(await record([zh, en], false))
  })
  const { target, done, reached } = drilled
  const seconds = Math.round((performance.now() - started) / 1_000)
  const second = chinaTime(target?.toISOString() ?? reached.lastAt ?? document.endedAt)
  const fault = faultOf(drilled)
  if (fault)
    throw conflict(
      await record(
        [`恢复到北京时间 ${second}：${fault[0]}`, `Restored to ${second} China time: ${fault[1]}`],
        false,
        drilled,
      ),
    )
  return record(
    [
      `已恢复到北京时间 ${second} 并校验，用时 ${seconds} 秒；文件 ${done.files.restored} 个`,
      `Restored to ${second} China time and verified in ${seconds} s, with ${done.files.restored} files`,
    ],
    true,
    drilled,
  )
}
