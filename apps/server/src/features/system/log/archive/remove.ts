// Removes archived rows from the table of the audit: an operator does it as the owner of the tables, since the app's own role may not (docs/decisions/0056-archives-of-the-audit.md).
import type { Phrase } from '@register/contract/phrase'
import { sql } from 'kysely'
import { removedAct, type RemovedDetail } from '../../../../access/audit/acts.ts'
import { isDamage, readArchive } from '../../../../access/audit/archive.ts'
import type { OpenFile } from '../../../../access/audit/archived.ts'
import { auditFindings } from '../../../../access/audit/findings.ts'
import { archiveRecords, auditRows, type ArchiveRecord } from '../../../../access/audit/rows.ts'
import type { SeenAudit } from '../../../../access/audit/seen.ts'
import { appendAudit, auditHash } from '../../../../access/audit.ts'
import type { Secrets } from '../../../../access/secrets.ts'
import { inSnapshot, type Db, type Pool } from '../../../../db/connect.ts'
import { unarchivedMonths } from './months.ts'

/** Days for which every row stays in the table, by law. */
export const tableDays = 180

/** Why nothing was removed, for the operator. */
export class Refused extends Error {
  readonly why: Phrase
  constructor(why: Phrase) {
    super(why[1])
    this.why = why
  }
}

export interface Removal {
  /** As the owner of the tables. */
  db: Pool
  secrets: Secrets
  open: OpenFile
  seen: SeenAudit | undefined
  /** Receives what is being done. */
  say: (step: Phrase) => void
}

const mostNamed = 5

/** Refuses months that are younger than the law demands. */
async function refuseYoung(db: Db, before: string): Promise<void> {
  const { rows } = await sql<{ latest: string }>`
    select to_char((now() - make_interval(days => ${tableDays})) at time zone 'Asia/Shanghai', 'YYYY-MM') as latest`.execute(
    db,
  )
  const latest = rows[0]?.latest ?? ''
  if (before > latest)
    throw new Refused([
      `审计记录须保留 ${tableDays} 天：请写 ${latest} 或更早的月份`,
      `Rows stay for ${tableDays} days: name ${latest} or an earlier month`,
    ])
}

/** The archives to remove, oldest first. Refuses when an earlier month is not archived, or has younger rows. */
async function chosen(db: Db, before: string): Promise<ArchiveRecord[]> {
  await refuseYoung(db, before)
  const archives = (await archiveRecords(db)).filter(({ month, isRemoved }) => month < before && !isRemoved)
  const [unarchived] = await unarchivedMonths(db)
  if (unarchived && unarchived.month < before)
    throw new Refused([
      `${unarchived.month} 尚未归档：请先归档，或改写 ${unarchived.month}`,
      `${unarchived.month} is not archived yet: archive it first, or name ${unarchived.month}`,
    ])
  const last = archives.at(-1)
  if (!last)
    throw new Refused([
      `没有可移除的记录：${before} 之前已归档的月份在表中都没有记录`,
      `Nothing to remove: no archived month before ${before} has rows in the table`,
    ])
  // With a wrong clock there may be younger rows among them.
  const young = await db
    .selectFrom('audit')
    .select('id')
    .where('id', '<=', last.lastId)
    .where('at', '>', sql<string>`now() - make_interval(days => ${tableDays})`)
    .limit(1)
    .executeTakeFirst()
  if (young)
    throw new Refused([
      `${young.id} 号记录未满 ${tableDays} 天，须保留：请用更早的月份`,
      `Row ${young.id} is younger than ${tableDays} days and stays: say an earlier month`,
    ])
  return archives
}

async function refuseFindings(db: Db, { secrets, open, seen }: Removal): Promise<void> {
  const found: string[] = []
  for await (const { kind, where, what } of auditFindings(db, { secrets, open, seen })) {
    found.push(`${kind} ${where}: ${what}`)
    if (found.length === mostNamed) break
  }
  if (found.length > 0)
    throw new Refused([
      `审计记录校验不符，未移除任何记录`,
      `The audit is not in order, so nothing is removed:\n${found.join('\n')}`,
    ])
}

/** Checks every row of the file: by its own hash, and against the row in the table. */
async function refuseDifferent(db: Db, archive: ArchiveRecord, { secrets, open }: Removal): Promise<void> {
  const different = (id: number) =>
    new Refused([
      `${archive.month} 的归档中 ${id} 号记录与表中不一致`,
      `The archive of ${archive.month} does not hold row ${id} as the table does`,
    ])
  const file = await open(archive.fileId)
  if (!file)
    throw new Refused([`${archive.month} 的归档文件不见了`, `The file of the archive of ${archive.month} is gone`])
  let next = archive.firstId
  let hash = archive.hashBefore
  const stored = auditRows(db, archive.firstId - 1, archive.lastId)
  try {
    for await (const part of readArchive(file)) {
      if ('head' in part) continue
      const step = await stored.next()
      const row = step.done ? undefined : step.value
      const fits = part.row.id === next && auditHash(secrets, hash, part.row).equals(part.row.hash)
      if (!row || !fits || row.id !== next || !row.hash.equals(part.row.hash)) throw different(next)
      hash = part.row.hash
      next++
    }
  } catch (error) {
    throw isDamage(error)
      ? new Refused([
          `${archive.month} 的归档文件无法读取`,
          `The file of the archive of ${archive.month} cannot be read`,
        ])
      : error
  }
  if (next !== archive.lastId + 1) throw different(next)
}

/** Deletes in one transaction, which is audited itself. */
const removeRows = ({ db, secrets }: Removal, archives: readonly ArchiveRecord[]): Promise<RemovedDetail> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    const months = archives.map(({ month }) => month)
    const { length: locked } = await tx
      .selectFrom('audit_archive')
      .select('id')
      .where('month', 'in', months)
      .where('removed_at', 'is', null)
      .forUpdate()
      .execute()
    if (locked !== months.length)
      throw new Refused([
        '另一次移除先行完成：请查看余下的月份后重试',
        'Another removal came first: look what is left, and try again',
      ])
    let rows = 0
    for (const { month, firstId, lastId } of archives) {
      const { numDeletedRows } = await tx
        .deleteFrom('audit')
        .where('id', '>=', firstId)
        .where('id', '<=', lastId)
        .executeTakeFirst()
      if (Number(numDeletedRows) !== lastId - firstId + 1)
        throw new Refused([
          `${month} 的记录在此期间有变化，未移除任何记录`,
          `The rows of ${month} changed meanwhile, so nothing is removed`,
        ])
      rows += Number(numDeletedRows)
    }
    await tx
      .updateTable('audit_archive')
      .set({ removed_at: sql<string>`now()` })
      .where('month', 'in', months)
      .execute()
    const detail = { months, rows }
    const meta = { ip: '', isFrom: () => false, userAgent: '', traceId: '', origin: '' }
    await appendAudit({ db: tx, actor: undefined, secrets, meta, note: { object: '', detail } }, removedAct, 200)
    return detail
  })

/**
 * Removes the rows of all archived months before this one (YYYY-MM) after checking the whole chain and every archive row
 * by row. Throws `Refused` without removing anything.
 */
export async function removeArchived(removal: Removal, before: string): Promise<RemovedDetail> {
  const { db, say } = removal
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(before))
    throw new Refused([
      '请写明月份，移除该月以前的记录，例如 2026-05',
      'Name a month, such as 2026-05: the rows of the months that came first go',
    ])
  const archives = await inSnapshot(db, async (snapshot) => {
    const all = await chosen(snapshot, before)
    say(['正在校验审计链…', 'Checking the chain …'])
    await refuseFindings(snapshot, removal)
    for (const archive of all) {
      say([`正在比对 ${archive.month} 与其归档…`, `Comparing ${archive.month} with its archive …`])
      await refuseDifferent(snapshot, archive, removal)
    }
    return all
  })
  say(['正在移除…', 'Removing …'])
  return removeRows(removal, archives)
}
