// One certificate as anyone asks for it: by its number, or by its public id.
import { z } from 'zod'
import { nearDay } from '../../input/day.ts'
import { reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'

function oneOfBoth(check: z.core.ParsePayload<{ certificateNo?: string | undefined; publicId?: string | undefined }>) {
  const { certificateNo, publicId } = check.value
  if ((certificateNo === undefined) === (publicId === undefined))
    check.issues.push(
      reasoned('certificateNo', check.value, [
        '请提供证书编号（或公开编号）其中之一',
        'Give the certificate number, or the public id, and not both',
      ]),
    )
}

export const askedCertificate = z
  .strictObject({
    certificateNo: z.string().trim().min(2).max(60).optional(),
    publicId: z.string().trim().min(2).max(40).optional(),
    /** The answer then also says how the companies stood on this day. */
    on: nearDay(['日期', 'Day']).optional(),
  })
  .check(
    telling(oneOfBoth, {
      json: (schema) => ({ ...schema, oneOf: [{ required: ['certificateNo'] }, { required: ['publicId'] }] }),
    }),
  )
