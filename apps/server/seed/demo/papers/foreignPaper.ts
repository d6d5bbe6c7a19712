// A report that waits for its manager with two certificate files, one of which is another certificate's: the desk of publishing tells it.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { insertReport } from '@register/contract/business/report/report'
import { enter } from '../../../src/features/business/file/service.ts'
import type { Stage } from '../flows.ts'

export async function foreignPaper(stage: Stage): Promise<void> {
  const writer = await stage.as('body-staff', insertReport)
  const reports = writer.db.selectFrom('report').select(['id', 'certificate_no'])
  const waiting = await reports
    .where('submitted_at', 'is not', null)
    .where('created_by', '=', writer.actor.id)
    .orderBy('id')
    .executeTakeFirst()
  const other = await reports
    .where('status', '=', 'published')
    .where('body_id', '=', writer.actor.deptId)
    .where('certificate_no', 'is not', null)
    .where('origin', '=', 'issued')
    .orderBy('id')
    .executeTakeFirst()
  if (!waiting || !other?.certificate_no) throw new Error('No reports for a foreign paper')
  const stored = await stage.certificate(printNo(other.certificate_no))
  const text = { state: 'read', numbers: [other.certificate_no] } as const
  await enter(writer, stored, 'certificate', { boundTo: `report:${waiting.id}`, text })
}
