// The public standings as conditions over the search table; drafts can only be recognised in the table of reports.
import { sql, type RawBuilder } from 'kysely'
import { publicStatusKeys } from '@register/contract/business/status'
import { publicStandings } from '../content/row.ts'

const standings = publicStandings(sql`s`, sql`s.report_id`)

export const isPublicStanding = (value: string): boolean => standings.has(value)

/** Texts of reports with one of these standings. */
export function standsAs(values: readonly string[]): RawBuilder<boolean> {
  if (publicStatusKeys.every((key) => values.includes(key))) return sql<boolean>`s.standing <> 'draft'`
  const asked = [...new Set(values)].flatMap((value) => standings.get(value) ?? [])
  return asked.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(asked, sql` or `)})`
}
