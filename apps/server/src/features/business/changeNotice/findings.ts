// Checks change notices: each belongs to an existing version, and the last one about the standing agrees with the report.
import { sql } from 'kysely'
import { mostFindings, type Finding } from '../../../access/finding.ts'
import type { Db } from '../../../db/connect.ts'

export async function* noticeFindings(db: Db): AsyncGenerator<Finding> {
  const loose = await sql<{ id: number; report_id: number; version: number }>`
    select id, report_id, version from change_notice n
    where not exists (select 1 from report_version v where v.report_id = n.report_id and v.version = n.version)
    order by id limit ${mostFindings}`.execute(db)
  for (const { id, report_id, version } of loose.rows)
    yield {
      kind: 'notice-without-version',
      what: `It tells of version ${version} of report:${report_id}, which is not kept.`,
      where: `changeNotice:${id}`,
    }
  const untold = await sql<{ id: number; report_id: number; version: number }>`
    select n.id, n.report_id, n.version from change_notice n
    join report_version v on v.report_id = n.report_id and v.version = n.version
    where n.kind in ('revision', 'rename')
      and (n.kind <> v.kind or n.reason <> v.reason or n.change_date <> v.change_date or not v.changes @> n.changes)
    order by n.id limit ${mostFindings}`.execute(db)
  for (const { id, report_id, version } of untold.rows)
    yield {
      kind: 'notice-differs',
      what: `It does not tell what version ${version} of report:${report_id} was made for.`,
      where: `changeNotice:${id}`,
    }
  const standing = await sql<{ id: number; status: string; noticed: string }>`
    select r.id, r.status, noticed.status as noticed from report r
    left join (
      select distinct on (report_id) report_id, kind, changes from change_notice
      where kind in ('suspension', 'restoration', 'revocation', 'cancellation', 'lapse')
        and not (kind = 'restoration' and changes @> '[{"field": "status", "before": "superseded"}]') order by report_id, id desc
    ) n on n.report_id = r.id
    cross join lateral (
      select case n.kind when 'suspension' then 'suspended' when 'revocation' then 'revoked' when 'cancellation' then 'cancelled' when 'lapse' then 'lapsed'
        when 'restoration' then case when n.changes @> '[{"field": "status", "after": "suspended"}]' then 'suspended' else 'published' end else 'published' end as status
    ) noticed
    where r.status <> 'draft' and r.status <> noticed.status
    order by r.id limit ${mostFindings}`.execute(db)
  for (const { id, status, noticed } of standing.rows)
    yield {
      kind: 'standing-without-notice',
      what: `The report is ${status}, but its change notices leave it ${noticed}.`,
      where: `report:${id}`,
    }
  const recalls = await sql<{ id: number }>`
    select report.id from report
    left join (select report_id, count(*) as made, count(lifted_on) as lifted from recall group by report_id) stored on stored.report_id = report.id
    left join (
      select report_id, count(*) filter (where kind = 'recall') as made, count(*) filter (where kind = 'recallLifted') as lifted
      from change_notice where kind in ('recall', 'recallLifted') group by report_id
    ) told on told.report_id = report.id
    where coalesce(stored.made, 0) <> coalesce(told.made, 0) or coalesce(stored.lifted, 0) <> coalesce(told.lifted, 0)
    order by report.id limit ${mostFindings}`.execute(db)
  for (const { id } of recalls.rows)
    yield {
      kind: 'recall-without-notice',
      what: 'Its recalls are not those that its change notices tell of.',
      where: `report:${id}`,
    }
  const replaced = await sql<{ id: number; replaced: boolean }>`
    select r.id, r.replaced_on is not null as replaced from report r
    left join (
      select distinct on (report_id) report_id, kind from change_notice
      where kind = 'replacement' or kind = 'restoration' and changes @> '[{"field": "status", "before": "superseded"}]'
      order by report_id, id desc
    ) n on n.report_id = r.id
    where r.status <> 'draft' and (r.replaced_on is not null) <> (coalesce(n.kind, '') = 'replacement')
    order by r.id limit ${mostFindings}`.execute(db)
  for (const { id, replaced: isReplaced } of replaced.rows)
    yield {
      kind: 'standing-without-notice',
      what: `The report is ${isReplaced ? 'replaced' : 'not replaced'}, but its change notices tell otherwise.`,
      where: `report:${id}`,
    }
}
