// What of reports stands open with a person: drafts, submitted ones too, and proposed revisions.
import { sql } from 'kysely'
import { withdrawProposal } from '@register/contract/business/report/lifecycle/handover'
import { updateReport } from '@register/contract/business/report/report'
import type { OpenWorkOf } from '../../../../records/openWork.ts'

const name = sql`coalesce(report.certificate_no, nullif(report.report_no, ''), report.product_name, '')`

export const reportWork: readonly OpenWorkOf[] = [
  {
    kind: 'drafts',
    needs: updateReport.access.may,
    from: sql`report`,
    open: sql`report.status = 'draft'`,
    holder: sql`coalesce(report.in_charge, report.submitted_by, report.created_by)`,
    dept: sql`report.body_id`,
    name,
    column: ['report', 'in_charge'],
  },
  {
    kind: 'proposals',
    needs: withdrawProposal.access.may,
    from: sql`report_proposal join report on report.id = report_proposal.report_id`,
    open: sql`report_proposal.status = 'proposed'`,
    holder: sql`coalesce(report_proposal.in_charge, report_proposal.created_by)`,
    dept: sql`report.body_id`,
    name,
    column: ['report_proposal', 'in_charge'],
  },
]
