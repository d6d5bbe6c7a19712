// Calling off an announced change of name before its day.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { nearDay } from '../../input/day.ts'
import { partyKeys } from '../public/comingName.ts'
import { report } from '../reportShape.ts'
import { whyOf } from './why.ts'
import { givenText } from '../../text/givenText.ts'

export const callOffRename = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'write',
  idempotent: true,
  path: '/api/business/equRepInfo/callOffRename',
  access: may('business:report:confirm'),
  summary: ['撤回单位更名预告', 'Call off an announced change of name before its day'],
  body: z.strictObject({
    id: z.int(),
    rev: z.int(),
    party: z.enum(partyKeys),
    /** Its day of effect; needed where several changes of this name are announced. */
    on: nearDay(['变更日期', 'Date of change']).optional(),
    reason: whyOf(givenText().min(1).max(500), ['理由', 'Reason']),
  }),
  output: report,
  audit: 'report.callOffRename',
  example: { body: { id: 1, rev: 1, party: 'manufacturer', reason: 'x' } },
})
