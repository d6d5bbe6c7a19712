// The applications that stand open with a person: in review, returned, or with a code that no report has used.
import { sql } from 'kysely'
import { resubmitApplication } from '@register/contract/business/codeApply/codeApply'
import type { OpenWorkOf } from '../../../../records/openWork.ts'

export const applicationWork: OpenWorkOf = {
  kind: 'applications',
  needs: resubmitApplication.access.may,
  from: sql`code_application`,
  open: sql`code_application.status in ('applied', 'expert', 'returned', 'issued')`,
  holder: sql`coalesce(code_application.in_charge, code_application.created_by)`,
  dept: sql`code_application.body_id`,
  name: sql`code_application.application_no`,
  column: ['code_application', 'in_charge'],
}
