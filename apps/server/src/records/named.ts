// What the object of an audit row is called today, for rows that noted no name: certificate numbers and names of people rather than ids.
import { sql, type RawBuilder } from 'kysely'

const id = sql`split_part(audit.object, ':', 2)::bigint`

/** The number by which people know a report: of its certificate, or else of the report itself. */
const ofReport = (report: RawBuilder<unknown>) =>
  sql`(select coalesce(one.certificate_no, one.report_no, nullif(concat_ws(' ', one.product_name, one.model), ''))
    from report as one where one.id = ${report})`

/** By the type in `type:id`. */
const names: Readonly<Record<string, RawBuilder<unknown>>> = {
  report: ofReport(id),
  errorReport: ofReport(sql`(select one.report_id from error_report as one where one.id = ${id})`),
  codeApply: sql`(select one.code from code_application as one where one.id = ${id})`,
  enterprise: sql`(select one.company_name from enterprise_request as one where one.id = ${id})`,
  ruleEnd: sql`(select one.title from rule_end as one where one.id = ${id})`,
  publicNotice: sql`(select one.title from public_notice as one where one.id = ${id})`,
  notice: sql`(select one.title from announcement as one where one.id = ${id})`,
  user: sql`(select coalesce(nullif(one.nickname, ''), one.username) from app_user as one where one.id = ${id})`,
  client: sql`(select one.name from client as one where one.id = ${id})`,
  post: sql`(select one.name from post as one where one.id = ${id})`,
  dept: sql`(select one.name_zh from dept as one where one.id = ${id})`,
  role: sql`(select one.name_zh from role as one where one.id = ${id})`,
  category: sql`(select one.name_zh from category as one where one.id = ${id})`,
  dictType: sql`(select one.name_zh from dict_type as one where one.id = ${id})`,
  dictItem: sql`(select one.label_zh from dict_item as one where one.id = ${id})`,
  scheduledTask: sql`(select one.title_zh from scheduled_task as one where one.id = ${id})`,
  menu: sql`(select one.title_zh from menu as one where one.id = ${id})`,
}

const cases = Object.entries(names).map(([kind, name]) => sql`when ${kind} then ${name}`)

/** Selected next to rows of `audit`, one look-up by key for each row shown. Null where the object is none of these, or gone. */
export const nameOfObject = sql<string | null>`case when audit.object ~ '^[A-Za-z]+:[0-9]{1,15}$' then
  case split_part(audit.object, ':', 1) ${sql.join(cases, sql` `)} end end`
