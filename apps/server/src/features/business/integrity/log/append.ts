// Writing the log: entries of acts in the transactions of the acts, and once, at the first start, of everything that was published before the log existed.
import { sql } from 'kysely'
import type { EntryKind } from '@register/contract/business/integrity/log'
import type { Ctx } from '../../../../access/ctx.ts'
import type { Secrets } from '../../../../access/secrets.ts'
import type { Pool } from '../../../../db/connect.ts'
import { Entering, extend, lockHead, signHead, type Act } from './chain.ts'
import { recordsWhere } from './record.ts'

/** Reports read per statement. */
const batch = 500

/** An act, by the report that it is of. */
interface Acted {
  reportId: number
  kind: EntryKind
}

/** What the entries of these acts say of their reports, each as it is now. Throws when a report is a draft. */
export async function entriesOf({ db }: Pick<Ctx, 'db'>, acts: readonly Acted[]): Promise<Act[]> {
  const hashed: Act[] = []
  for (let start = 0; start < acts.length; start += batch) {
    const some = acts.slice(start, start + batch)
    const ids = some.map((act) => act.reportId)
    const found = await recordsWhere(
      db,
      sql<boolean>`report.id = any(${ids}::bigint[]) and report.status <> 'draft'`,
      some.length,
      'new',
    )
    const records = new Map(found.map((one) => [one.reportId, one]))
    for (const { reportId, kind } of some) {
      const known = records.get(reportId)
      if (!known) throw new Error(`Report ${reportId} is not published, so the log has no entry for it`)
      hashed.push({ ...known, kind })
    }
  }
  return hashed
}

/**
 * Appends entries, in this order. Where an audit row ends the transaction they are written with it; else the head of the log is
 * locked from now until COMMIT.
 */
export async function append(
  { db, secrets, note }: Pick<Ctx, 'db' | 'secrets' | 'note'>,
  hashed: readonly Act[],
): Promise<void> {
  if (hashed.length === 0) return
  if (note.secondChain === undefined) {
    const head = await lockHead(db)
    return signHead(db, secrets, await extend(db, head, hashed))
  }
  const entering = note.secondChain instanceof Entering ? note.secondChain : new Entering(secrets)
  entering.acts.push(...hashed)
  note.secondChain = entering
}

/** Appends one entry per act, each over the report as it is now: call it when everything is written. */
export const appendEntries = async (ctx: Pick<Ctx, 'db' | 'secrets' | 'note'>, acts: readonly Acted[]): Promise<void> =>
  append(ctx, await entriesOf(ctx, acts))

/**
 * At every start: a log that was never signed gets entries of everything published already and is signed, even when it is empty;
 * never again after that, so that a row forged later is not made legitimate. Returns how many entries it wrote.
 */
export async function beginLog(db: Pool, secrets: Secrets, say: (line: string) => void = () => {}): Promise<number> {
  const known = await db.selectFrom('integrity_head').select('signature').executeTakeFirst()
  if (known?.signature) return 0
  const started = performance.now()
  return db.transaction().execute(async (tx) => {
    // A second process waits here until the first has finished.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    let head = await lockHead(tx)
    if (head.signed) return 0
    const first = head.lastId
    for (let last = 0, loggedAt = started; ;) {
      const found = await recordsWhere(tx, sql<boolean>`report.status <> 'draft' and report.id > ${last}`, batch, 'new')
      const end = found.at(-1)
      if (!end) break
      last = end.reportId
      head = await extend(
        tx,
        head,
        found.map((one) => ({ ...one, kind: 'publication' as const })),
      )
      if (performance.now() - loggedAt < 2_000) continue
      loggedAt = performance.now()
      say(
        `  ${head.lastId - first} published reports taken into the integrity log … · 已将 ${head.lastId - first} 份已发布报告载入存证日志…`,
      )
    }
    await signHead(tx, secrets, head)
    return head.lastId - first
  })
}
