// Checks notices: every version is stored, the newest agrees with the notice, and its attachments exist.
import { sql } from 'kysely'
import { mostFindings, type Finding } from '../../../access/finding.ts'
import type { Db } from '../../../db/connect.ts'

export async function* publicNoticeFindings(db: Db): AsyncGenerator<Finding> {
  const gaps = await sql<{ id: number; version: number; kept: number }>`
    select n.id, n.version, count(v.version)::int as kept
    from public_notice n left join public_notice_version v on v.notice_id = n.id and v.version <= n.version
    group by n.id having count(v.version) <> n.version or exists (
      select 1 from public_notice_version later where later.notice_id = n.id and later.version > n.version)
    order by n.id limit ${mostFindings}`.execute(db)
  for (const { id, version, kept } of gaps.rows)
    yield {
      kind: 'notice-versions',
      what: `It is at version ${version}, but ${kept} of its versions are kept, or later ones.`,
      where: `publicNotice:${id}`,
    }
  const others = await sql<{ id: number; version: number }>`
    select n.id, n.version from public_notice n
    join public_notice_version v on v.notice_id = n.id and v.version = n.version
    where (n.title, n.type, n.audience, n.content) is distinct from (v.title, v.type, v.audience, v.content)
    order by n.id limit ${mostFindings}`.execute(db)
  for (const { id, version } of others.rows)
    yield {
      kind: 'notice-changed',
      what: `It does not say what its version ${version} says.`,
      where: `publicNotice:${id}`,
    }
  const lost = await sql<{ notice_id: number; version: number; file: string }>`
    select v.notice_id, v.version, file from public_notice_version v, unnest(v.file_ids) as file
    where not exists (
      select 1 from stored_file f where f.id = file
        and f.bound_to in ('publicNotice:' || v.notice_id, 'publicNoticeFormer:' || v.notice_id))
    order by v.notice_id, v.version limit ${mostFindings}`.execute(db)
  for (const { notice_id, version, file } of lost.rows)
    yield {
      kind: 'notice-attachment',
      what: `Version ${version} has the attachment ${file}, which is not kept with it.`,
      where: `publicNotice:${notice_id}`,
    }
}
