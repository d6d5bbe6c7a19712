// Checks reports against what was stored with them: versions without a gap, and codes that only one report uses.
import { sql } from 'kysely'
import { mostFindings, type Finding } from '../../../../access/finding.ts'
import type { Db } from '../../../../db/connect.ts'
import { objectOf } from '../store.ts'

async function* versionFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: number; version: number; count: number }>`
    select r.id, r.version, coalesce(v.count, 0) as count from report r
    left join (
      select report_id, count(*) as count, min(version) as first, max(version) as last from report_version group by report_id
    ) v on v.report_id = r.id
    where coalesce(v.count, 0) <> r.version or v.first <> 1 or v.last <> r.version
    order by r.id limit ${mostFindings}`.execute(db)
  for (const { id, version, count } of rows)
    yield {
      kind: count < version ? 'report-version-missing' : 'report-version-stray',
      what: `The report is at version ${version}, but the versions kept are not 1 to ${version}: there are ${count}.`,
      where: objectOf(id),
    }
}

async function* codeFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: number; no: string | null }>`
    select r.id, r.certificate_no as no from report r left join code_application a on a.id = r.application_id
    where (r.application_id is not null) <> (r.status <> 'draft' and r.origin = 'issued')
      or r.application_id is not null
        and (a.status is distinct from 'used' or a.code is distinct from r.certificate_key or a.body_id <> r.body_id)
    order by r.id limit ${mostFindings}`.execute(db)
  for (const { id, no } of rows)
    yield {
      kind: 'report-without-used-code',
      what: `Certificate ${no ?? ''} and its code application do not belong together, or one of them is not in use.`,
      where: objectOf(id),
    }
}

const foreign =
  '[^0-9A-Za-z\\u3007\\u3400-\\u4DBF\\u4E00-\\u9FFF\\U00020000-\\U0003FFFF ()\\[\\]./:#&+_\\u00B7\\u2010-\\u2015\\u2212-]'

/** Numbers are looked up by their key: with a wrong key a certificate is hidden, or answers for another one. */
async function* keyFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: number; no: string | null }>`
    select id, certificate_no as no from report
    where certificate_key is distinct from number_key(certificate_no) or probable_key is distinct from number_key(probable_no)
      or report_key is distinct from folded(report_no) or (report_key is null) <> (report_nos = '{}')
      or base_key is not null and certificate_key not like base_key || '_%'
    order by id limit ${mostFindings}`.execute(db)
  for (const { id, no } of rows)
    yield {
      kind: 'report-key-differs',
      what: `Certificate ${no ?? ''} or its report is looked up by another number than its own.`,
      where: objectOf(id),
    }
}

/** A number in another alphabet, or with invisible characters, looks like another number. The same rule as the contract's alphabetProblem. */
async function* alphabetFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: number; no: string | null }>`
    select id, certificate_no as no from report
    where exists (select from unnest(array[certificate_no, probable_no] || report_nos) no where normalize(no, nfkc) ~ ${foreign})
    order by id limit ${mostFindings}`.execute(db)
  for (const { id, no } of rows)
    yield {
      kind: 'report-number-alphabet',
      what: `Certificate ${no ?? ''} or its report has a number with characters that look like others.`,
      where: objectOf(id),
    }
}

/** Two numbers of different categories may look alike: 6800 and 6B00. */
async function* lookAlikeFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: number; others: string }>`
    select min(id) as id, string_agg(certificate_no, ', ' order by id) as others from report
    where certificate_key is not null group by look_alike(certificate_key) having count(*) > 1 and bool_or(non_standard)
    order by 1 limit ${mostFindings}`.execute(db)
  for (const { id, others } of rows)
    yield { kind: 'report-numbers-alike', what: `These numbers read alike: ${others}.`, where: objectOf(id) }
}

export async function* reportFindings(db: Db): AsyncGenerator<Finding> {
  yield* versionFindings(db)
  yield* codeFindings(db)
  yield* keyFindings(db)
  yield* alphabetFindings(db)
  yield* lookAlikeFindings(db)
}
