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

/** Characters of a text that holds a number: a pasted line, or an address. */
export const longestAsked = 200

export const askedCertificate = z
  .strictObject({
    /** Also inside other words, which are left out. */
    certificateNo: z.string().trim().min(2).max(longestAsked).optional(),
    /** Also with what was hung on to it on the way. */
    publicId: z.string().trim().min(2).max(longestAsked).optional(),
    /** The answer then also says how the companies stood on this day. */
    on: nearDay(['日期', 'Date']).optional(),
  })
  .check(
    telling(oneOfBoth, {
      json: (schema) => ({ ...schema, oneOf: [{ required: ['certificateNo'] }, { required: ['publicId'] }] }),
    }),
  )
