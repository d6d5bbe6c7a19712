// What other features use of error reports: the steps for the demo world, the scheduled erasing of contacts, and the check of stored data.
import { sql } from 'kysely'
import { contactDays } from '@register/contract/business/errorReport/fields'
import type { Db } from '../../../db/connect.ts'

export { readOne } from './decision/read.ts'
export { errorReportWork } from './decision/openWork.ts'
export { claim, decide } from './decision/decide.ts'
export { submit } from './report/submit.ts'
export { listErrorReports } from './store.ts'
export { errorReportFindings } from './findings.ts'

/** Erases the contacts of reports, and the marks of their addresses, that were decided long ago. Returns how many. */
export async function eraseContacts(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('error_report')
    .set({ contact_sealed: null, from_mark: null })
    .where((where) => where.or([where('contact_sealed', 'is not', null), where('from_mark', 'is not', null)]))
    .where('decided_at', '<', sql<string>`now() - make_interval(days => ${contactDays})`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
