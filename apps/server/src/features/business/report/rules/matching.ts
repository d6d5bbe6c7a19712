// Which certificates a rule ends: by what it says of them, and by what they still are.
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { RuleEndTable } from '../../../../db/tables.ts'
import { isPublic, today } from '../content/row.ts'
import { inCategory } from '../list.ts'

export type RuleRow = Selectable<RuleEndTable>

/** What a rule says of the certificates that it ends. */
export type Conditions = Pick<RuleRow, 'way' | 'categories' | 'issued_from' | 'issued_to' | 'certificate' | 'keys'>

const noNumber = sql<boolean>`report.certificate_no is null`
const byNumber = {
  with: sql<boolean>`not (${noNumber})`,
  without: noNumber,
  either: sql<boolean>`true`,
} as const
const numberCondition = (certificate: string) =>
  certificate === 'with' || certificate === 'without' ? byNumber[certificate] : byNumber.either

/** All but the day of issue, which is asked for on its own because some records have none, or only a part of it. */
export const isOfKind = ({ categories, certificate }: Pick<Conditions, 'categories' | 'certificate'>) =>
  sql<boolean>`(${isPublic} and ${inCategory(categories)} and ${numberCondition(certificate)})`

/** The last day on which a record may have been issued: the same as `lastDayOf`, whose print is stored only while it holds. */
const lastIssue = sql`case when report.as_printed->>'issueDate' is null then report.issue_date
  when report.as_printed->>'issueDate' ~ '[-/.。月]' then (report.issue_date + interval '1 month - 1 day')::date
  else (report.issue_date + interval '1 year - 1 day')::date end`

type Issued = Pick<Conditions, 'issued_from' | 'issued_to'>

/** Issued between the days on every day that the record may mean. */
const issuedBetween = ({ issued_from: from, issued_to: to }: Issued) =>
  sql<boolean>`(report.issue_date <= ${to} and ${lastIssue} <= ${to}
    and (${from}::date is null or report.issue_date >= ${from}))`

/** Certificates of which it is not known whether they were issued between the days, because their day is not registered, or only a part of it that lies across a bound. */
export const issueUnknown = ({ issued_from: from, issued_to: to }: Issued) =>
  sql<boolean>`(report.issue_date is null or report.as_printed->>'issueDate' is not null
    and report.issue_date <= ${to} and (${from}::date is null or ${lastIssue} >= ${from})
    and not ${issuedBetween({ issued_from: from, issued_to: to })})`

/** Published records that meet the conditions, or have one of the numbers: a report number counts where there is no certificate number. */
export const meets = (rule: Conditions): RawBuilder<boolean> =>
  rule.way === 'numbers'
    ? sql<boolean>`(${isPublic} and (report.certificate_key = any(${rule.keys}::text[])
        or ${noNumber} and report_keys(report.report_nos) && ${rule.keys}::text[]))`
    : sql<boolean>`(${isOfKind(rule)} and ${issuedBetween(rule)})`

/**
 * Certificates that a rule of this day still changes: neither revoked, cancelled, replaced, expired nor ended by a rule of the
 * same or an earlier day. One whose announced revocation or cancellation has begun is left to it.
 */
export const canLapse = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(report.status in ('published', 'suspended') and report.replaced_on is null
    and (report.lapses_on is null or report.lapses_on > ${day}::date)
    and not (report.status = 'published' and coalesce(report.valid_to < ${today}, false))
    and not coalesce(report.coming_on <= ${today} and report.coming_status <> 'suspended', false))`
