// Contact data of a report: which it is, and the one way to see it in full.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { maskedName, maskedPhone } from '../../../input/mask.ts'

/** Fields of a report that are personal: encrypted at rest, masked for every reader, never public. */
export const personalFields = ['contactName', 'contactPhone'] as const

/** A personal value as it is shown. */
export const masked = (key: (typeof personalFields)[number], text: string): string =>
  key === 'contactName' ? maskedName(text) : maskedPhone(text)

/** Masked everywhere else; each opening is on record. */
export const revealContact = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/contact',
  access: may('business:report:unmask'),
  effect: 'read',
  confirmed: true,
  summary: ['查看完整联系方式', 'Contact data of one report in full'],
  body: z.strictObject({ id: z.int() }),
  output: z.object({ contactName: z.string().nullable(), contactPhone: z.string().nullable() }),
  audit: 'report.revealContact',
  example: { body: { id: 1 } },
})
