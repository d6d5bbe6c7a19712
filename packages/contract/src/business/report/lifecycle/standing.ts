// What acts on the standing of a certificate give; cancelling at the holder's wish, and the record that another certificate replaced it (docs/decisions/0090-standings-that-hold.md).
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { nearDay } from '../../../input/day.ts'
import { labelled } from '../../../messages/labelled.ts'
import { report } from '../shape.ts'
import { cancelGroundKeys } from '../../../rules/status.ts'
import { whyOf } from './why.ts'
import { givenText } from '../../../text/givenText.ts'

/** What every change of standing gives. */
export const standingChange = {
  id: z.int(),
  rev: z.int(),
  reason: whyOf(givenText().min(1).max(500), ['理由', 'Reason']),
  /** Today where nothing is said. A day that is over is what the public reads. A later day, where the act allows one, announces the change: it is in force from that day in Shanghai on. */
  effectiveDate: nearDay(['生效日期', 'Date of effect']).optional(),
  fileIds: labelled(z.array(z.string().max(40)).max(10).default([]), ['证据材料', 'Evidence']),
}
export const replaceReport = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'write',
  idempotent: true,
  path: '/api/business/equRepInfo/replace',
  access: may('business:report:replace'),
  summary: ['登记证书被替代', 'Record that another certificate replaced a certificate'],
  body: z.strictObject({ ...standingChange, successorId: labelled(z.int(), ['替代它的证书', 'Replaced by']) }),
  output: report,
  audit: 'report.replace',
  example: { body: { id: 1, rev: 1, reason: 'x', successorId: 2 } },
})

export const cancelReport = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'write',
  idempotent: true,
  path: '/api/business/equRepInfo/cancel',
  access: may('business:report:cancel'),
  summary: ['注销证书', 'Cancel a certificate at its holder’s request, permanently'],
  body: z.strictObject({
    ...standingChange,
    ground: labelled(z.enum(cancelGroundKeys), ['注销原因', 'Reason of the holder']),
    /** Details; required for another reason than those of the list. */
    reason: labelled(whyOf(givenText().max(500), ['说明', 'Details']).default(''), ['说明', 'Details']),
    /** Typed from the paper, so that no other certificate is meant. */
    lastFour: labelled(z.string().trim().max(20), ['编号后四位', 'Last four characters of the number']),
  }),
  output: report,
  audit: 'report.cancel',
  example: { body: { id: 1, rev: 1, ground: 'productionStopped', lastFour: '0001' } },
})

export const callOffStanding = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'write',
  idempotent: true,
  path: '/api/business/equRepInfo/callOff',
  access: may('business:report:restore'),
  summary: ['撤回状态变更预告', 'Call off an announced change of standing before its day'],
  body: z.strictObject({ id: z.int(), rev: z.int(), reason: standingChange.reason }),
  output: report,
  audit: 'report.callOff',
  example: { body: { id: 1, rev: 1, reason: 'x' } },
})
