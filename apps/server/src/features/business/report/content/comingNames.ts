// Announced changes of name: entries with a day ahead, read with the columns of a report, and in force for its readers from their day on, although no task has written them yet.
import { sql } from 'kysely'
import { nameFields } from '@register/contract/business/report/parties/line'
import type { ComingName } from '@register/contract/business/report/comingName'
import { shanghaiDay } from '@register/contract/dates'
import type { ReportRecord } from './content.ts'
import { today } from './row.ts'

/** Read with the columns of `report`, in the same statement. */
export const comingNamesOf = sql<ComingName[]>`(
  select coalesce(json_agg(json_build_object('party', case field when ${sql.lit(nameFields.manufacturer)} then 'manufacturer' else 'applicant' end,
    'name', value, 'on', effective_on, 'reason', reason) order by effective_on, id), '[]'::json)
  from party_entry where report_id = report.id and not written and field in (${sql.lit(nameFields.manufacturer)}, ${sql.lit(nameFields.applicant)}))`.as(
  'coming_names',
)

/** How many announced names are in force and not written: what a cached answer is not made of. */
export const dueNames = sql<number>`(select count(*) from party_entry where report_id = report.id and not written and effective_on <= ${today})`

/** The columns of the name of each company. */
const nameColumns = { manufacturer: 'manufacturer_name', applicant: 'applicant_name' } as const

type Named = Pick<ReportRecord, 'manufacturer_name' | 'applicant_name' | 'former_names'> & {
  coming_names: readonly ComingName[]
}

const isDue = ({ on }: ComingName): boolean => on <= shanghaiDay()

/** The record under its names of today; what is still announced is left in `coming_names`. */
export function namedToday<R extends Named>(row: R): R {
  const due = row.coming_names.filter(isDue)
  if (due.length === 0) return row
  const before = due.map(({ party }) => row[nameColumns[party]]).filter((name) => name !== null)
  const now = { ...row, ...Object.fromEntries(due.map(({ party, name }) => [nameColumns[party], name])) }
  return {
    ...now,
    former_names: [...new Set([...row.former_names, ...before])].filter((name) => name !== now.manufacturer_name),
    coming_names: row.coming_names.filter((one) => !isDue(one)),
  }
}
