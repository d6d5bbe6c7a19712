// "Did you mean": public certificates whose number is one slip away from one that the register does not have.
import { z } from 'zod'
import { endpoint } from '../../../endpoint.ts'
import { longestAsked } from '../askedCertificate.ts'
import { publicRow } from '../row.ts'

/** More would be a list to guess from. */
export const mostNear = 5

export const findNear = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/near',
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'answer',
  summary: ['编号相近的证书', 'Certificates with a number like this one'],
  body: z.strictObject({ number: z.string().trim().min(2).max(longestAsked) }),
  /** The likeliest first; none where the number has no form of a certificate number. The number itself is not among them. */
  output: z.object({
    list: z
      .array(
        publicRow.pick({
          publicId: true,
          certificateNo: true,
          productName: true,
          model: true,
          manufacturerName: true,
          status: true,
        }),
      )
      .max(mostNear),
  }),
  example: { body: { number: 'TXS 3110 901 2026 0001' } },
})
export type NearRow = z.output<typeof findNear.output>['list'][number]
