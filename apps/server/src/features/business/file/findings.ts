// Checks stored files: each row has its bytes unchanged, each file its row, and what uses or shows a file exists.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { mostFindings, type Finding } from '../../../access/finding.ts'
import { seventhOfText } from '../../../access/waypoint/sevenths.ts'
import type { Db } from '../../../db/connect.ts'
import { changedCode } from '../../../files/object/faults.ts'
import type { FileStore } from '../../../files/store.ts'

const batch = 200
const atOnce = 8
/** The sweeper runs every hour and removes unused files that are a day old. */
const sweptAfterMs = 25 * 3_600_000

const where = (id: string) => `file:${id}`

async function* bindingFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: string; bound_to: string }>`
    with bound as materialized (
      select id, bound_to, kind as kept_as, group_id, split_part(bound_to, ':', 1) as kind, split_part(bound_to, ':', 2) as name,
        case when split_part(bound_to, ':', 2) ~ '^[0-9]{1,18}$' then split_part(bound_to, ':', 2)::bigint end as number
      from stored_file where bound_to is not null
    )
    select id, bound_to from bound where not case kind
      when 'report' then exists (select 1 from report where report.id = bound.number)
      when 'codeApply' then exists (select 1 from code_application where code_application.id = bound.number)
      when 'changeNotice' then exists (select 1 from change_notice where change_notice.id = bound.number)
      when 'publicNotice' then exists (select 1 from public_notice where public_notice.id = bound.number)
      when 'publicNoticeFormer' then exists (select 1 from public_notice where public_notice.id = bound.number)
      when 'partyEntry' then exists (select 1 from party_entry where party_entry.id = bound.number)
      when 'proposal' then exists (select 1 from report_proposal where report_proposal.id = bound.number)
      when 'enterprise' then exists (select 1 from enterprise_request where enterprise_request.id = bound.number)
      when 'enterpriseAuthorisation' then exists (select 1 from enterprise_request where enterprise_request.id = bound.number)
      when 'avatar' then exists (select 1 from app_user where app_user.id = bound.number and app_user.removed_at is null)
      when 'import' then exists (select 1 from import_job where import_job.id = bound.name)
      when 'task' then exists (select 1 from job where job.file_id = bound.id and job.id = bound.name)
      when 'auditArchive' then exists (select 1 from audit_archive where audit_archive.file_id = bound.id and audit_archive.id = bound.name)
      when 'library' then bound.kept_as = 'library' and case bound.name
        when 'group' then bound.group_id is not null
        else bound.name in ('public', 'own') and bound.group_id is null end
      else false end
    order by id limit ${mostFindings}`.execute(db)
  for (const { id, bound_to } of rows)
    yield { kind: 'file-bound-nowhere', what: `It belongs to ${bound_to}, which does not exist.`, where: where(id) }
  const shown = await sql<{ id: string }>`
    select f.id from stored_file f left join report r on f.bound_to = 'report:' || r.id and r.status <> 'draft'
    where f.visibility = 'public' and f.bound_to is distinct from 'library:public' and (f.kind <> 'certificate' or r.id is null)
    order by f.id limit ${mostFindings}`.execute(db)
  for (const { id } of shown.rows)
    yield { kind: 'file-public', what: 'Anyone may read it, but it is no published certificate.', where: where(id) }
  const used = await sql<{ file_id: string; used_by: string }>`
    select file_id, used_by from file_use
    where not exists (select 1 from announcement where file_use.used_by = 'notice:' || announcement.id)
      and not exists (select 1 from public_notice where file_use.used_by = 'publicNotice:' || public_notice.id)
      and not exists (select 1 from config where file_use.used_by = 'config:' || config.id)
    order by file_id, used_by limit ${mostFindings}`.execute(db)
  for (const { file_id, used_by } of used.rows)
    yield { kind: 'file-used-nowhere', what: `It is kept for ${used_by}, which does not exist.`, where: where(file_id) }
}

async function hashOf(store: FileStore, id: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256')
    const { stream } = await store.read(id)
    for await (const chunk of stream) hash.update(chunk as Buffer)
    return hash.digest('hex')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    // An object store says itself that the bytes are others.
    if (code === changedCode) return ''
    throw error
  }
}

/** Which files are read; all of them unless it says so. */
export interface FileParts {
  /** Those of these sevenths (access/waypoint/sevenths.ts), and those that came later than the instant. */
  only?: { parts: readonly number[]; since: string } | undefined
  /** Those up to this id are left out, because an earlier attempt has read them. */
  after?: string | undefined
  /** Called after each batch, with the last id of it and how many files were read. */
  passed?: (last: string, count: number, isRight: boolean) => Promise<void>
}

/** A condition on stored files. */
export const isRead = ({ only, after = '' }: FileParts) =>
  only
    ? sql<boolean>`stored_file.id > ${after} and (${sql.raw(seventhOfText('stored_file.id'))} = any(${[...only.parts]}::int[]) or stored_file.created_at > ${only.since})`
    : sql<boolean>`stored_file.id > ${after}`

/** @param live reads the current state: a file deleted after the snapshot is not reported as missing */
async function* contentFindings(db: Db, live: Db, store: FileStore, parts: FileParts): AsyncGenerator<Finding> {
  const known = (id: string) => live.selectFrom('stored_file').select('id').where('id', '=', id).executeTakeFirst()
  let found = 0
  for (let last = parts.after ?? ''; found < mostFindings;) {
    const rows = await db
      .selectFrom('stored_file')
      .select(['id', 'sha256'])
      .where(isRead({ ...parts, after: last }))
      .orderBy('id')
      .limit(batch)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.id
    for (let at = 0; at < rows.length; at += atOnce) {
      const some = rows.slice(at, at + atOnce)
      const hashes = await Promise.all(some.map(({ id }) => hashOf(store, id)))
      for (const [index, { id, sha256 }] of some.entries()) {
        if (hashes[index] === sha256 || !(await known(id))) continue
        found++
        yield hashes[index] === undefined
          ? { kind: 'file-missing', what: 'Its row is there, but the file is not in the store.', where: where(id) }
          : { kind: 'file-changed', what: 'The bytes in the store are not the ones that were kept.', where: where(id) }
      }
    }
    await parts.passed?.(last, rows.length, found === 0)
  }
}

/** Younger ones may come from a crash; the sweeper removes them. */
async function* orphanFindings(live: Db, store: FileStore): AsyncGenerator<Finding> {
  let found = 0
  for await (const id of store.olderThan(sweptAfterMs)) {
    if (await live.selectFrom('stored_file').select('id').where('id', '=', id).executeTakeFirst()) continue
    yield { kind: 'file-orphan', what: 'It lies in the store for over a day without a row.', where: where(id) }
    if (++found === mostFindings) return
  }
}

export async function* fileFindings(
  db: Db,
  live: Db,
  store: FileStore,
  parts: FileParts = {},
): AsyncGenerator<Finding> {
  yield* bindingFindings(db)
  yield* contentFindings(db, live, store, parts)
  yield* orphanFindings(live, store)
}
