// Contact data of a report: how it is masked for every reader, and the one way to see it in full.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'

/** Characters for the hidden part. */
const hidden = '****'
const hiddenName = '**'

/** 138****5678; of shorter numbers only the end. */
export const maskedPhone = (text: string): string =>
  text.length > 10 ? `${text.slice(0, 3)}${hidden}${text.slice(-4)}` : `${hidden}${text.slice(-2)}`

/** The first letter: 张**. */
export const maskedName = (text: string): string => `${[...text][0] ?? ''}${hiddenName}`

/** Neither names nor numbers have such signs. */
export const isMasked = (text: unknown): boolean => typeof text === 'string' && text.includes(hiddenName)

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
