// The public standings as conditions over the search table; drafts can only be recognised in the table of reports.
import { sql, type RawBuilder } from 'kysely'
import { publicStatusKeys } from '@register/contract/business/status'
import { today } from '../content/row.ts'

const published = sql`s.status = 'published'`
const ended = sql`s.valid_to < ${today}`
/** Reports with a successor. They are few, so they are read once. */
const replaced = sql`s.report_id in (select supersedes_id from report newer where newer.status = 'published' and supersedes_id is not null)`

/** Decision 23: the same rules as `statusIs` for reports. */
const standings = new Map<string, RawBuilder<unknown>>([
  ['revoked', sql`s.status = 'revoked'`],
  ['suspended', sql`s.status = 'suspended'`],
  ['superseded', sql`(${published} and ${replaced})`],
  ['expired', sql`(${published} and ${ended} and not ${replaced})`],
  ['published', sql`(${published} and ${ended} is not true and not ${replaced})`],
])

export const isPublicStanding = (value: string): boolean => standings.has(value)

/** Texts of reports with one of these standings. */
export function standsAs(values: readonly string[]): RawBuilder<boolean> {
  if (publicStatusKeys.every((key) => values.includes(key))) return sql<boolean>`s.status <> 'draft'`
  const asked = [...new Set(values)].flatMap((value) => standings.get(value) ?? [])
  return asked.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(asked, sql` or `)})`
}
