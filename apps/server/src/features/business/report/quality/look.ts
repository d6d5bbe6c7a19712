// Inspects all published reports: findings are collected in batches and replace the former ones in one transaction.
import { sql } from 'kysely'
import { qualityRuleKeys, requiredQualityRules } from '@register/contract/business/quality/rules'
import { shanghaiDay } from '@register/contract/dates'
import type { Db, Pool } from '../../../../db/connect.ts'
import { factsOf } from './facts.ts'
import { spellingsOf } from './names.ts'
import { foundRows, storeSeen } from './write.ts'

/** Reports per statement. */
const batch = 1_000
/** The time limit for replacing the findings of a large register. */
const placingTime = '30min'

/** Reports of a body that were inspected, and those of them whose number was applied for in this register. */
interface Looked {
  all: number
  issued: number
}

interface Watched {
  signal: AbortSignal
  /** Receives the number of reports inspected so far. */
  onProgress: (done: number) => void
}

/** Replaces the findings, except those of reports that were written after the inspection began. */
async function place(tx: Db, began: string, looked: ReadonlyMap<number, Looked>): Promise<number> {
  await sql`set local statement_timeout = ${sql.lit(placingTime)}`.execute(tx)
  await sql`
    delete from quality_finding kept where kept.found_at < ${began}::timestamptz
      and not exists (select 1 from quality_seen seen where seen.report_id = kept.report_id and seen.rule = kept.rule)
      and not exists (select 1 from report where report.id = kept.report_id and report.updated_at >= ${began}::timestamptz)`.execute(
    tx,
  )
  await storeSeen(sql`quality_seen seen where exists (
    select 1 from report where report.id = seen.report_id and report.updated_at < ${began}::timestamptz)`).execute(tx)
  await sql`delete from quality_seen`.execute(tx)
  const day = shanghaiDay()
  await sql`delete from quality_day where day = ${day}`.execute(tx)
  await sql`
    insert into quality_day (day, body_id, rule, count, accepted, total)
    select ${day}::date, looked.body_id, asked.rule, coalesce(kept.count, 0), coalesce(kept.accepted, 0),
      case asked.rule when 'anyIssued' then looked.issued else looked.total end
    from unnest(${[...looked.keys()]}::bigint[], ${[...looked.values()].map(({ all }) => all)}::int[],
      ${[...looked.values()].map(({ issued }) => issued)}::int[]) as looked (body_id, total, issued)
    cross join unnest(${[...qualityRuleKeys, 'any', 'anyIssued']}::text[]) as asked (rule)
    left join (
      select body_id, rule, count(*) filter (where accepted_at is null) as count, count(accepted_at) as accepted
      from quality_finding group by 1, 2
      union all
      select body_id, 'any', count(distinct report_id), 0 from quality_finding
      where accepted_at is null and rule = any(${[...requiredQualityRules]}::text[]) group by 1
      union all
      select f.body_id, 'anyIssued', count(distinct f.report_id), 0 from quality_finding f
      join report on report.id = f.report_id and report.origin = 'issued'
      where f.accepted_at is null and f.rule = any(${[...requiredQualityRules]}::text[]) group by 1
    ) kept on kept.body_id = looked.body_id and kept.rule = asked.rule`.execute(tx)
  const { count } = await tx
    .selectFrom('quality_finding')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** A repeated run starts from the beginning. Returns how many reports were inspected, and how many findings are undecided. */
export async function inspectAll(db: Pool, watched?: Watched): Promise<{ reports: number; findings: number }> {
  const { rows } = await sql<{ began: string }>`select now() as began`.execute(db)
  const began = rows[0]?.began ?? new Date().toISOString()
  await sql`delete from quality_seen`.execute(db)
  const spellings = await spellingsOf(db)
  const looked = new Map<number, Looked>()
  let reports = 0
  for (let last = 0; ;) {
    watched?.signal.throwIfAborted()
    const facts = await factsOf(db, sql<boolean>`report.id > ${last}`, batch)
    const end = facts.at(-1)
    if (!end) break
    last = end.id
    await sql`insert into quality_seen select * from ${foundRows(facts, spellings)}`.execute(db)
    for (const { body_id: body, origin } of facts) {
      const { all, issued } = looked.get(body) ?? { all: 0, issued: 0 }
      looked.set(body, { all: all + 1, issued: issued + (origin === 'issued' ? 1 : 0) })
    }
    reports += facts.length
    watched?.onProgress(reports)
  }
  return { reports, findings: await db.transaction().execute((tx) => place(tx, began, looked)) }
}
