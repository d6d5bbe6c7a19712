// Manufacturers as reports have named them: what fills a form once one is chosen.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { givenText } from '../../../text/givenText.ts'

export const manufacturer = z.object({
  name: z.string(),
  creditCode: z.string().nullable(),
  address: z.string().nullable(),
  licenceNo: z.string().nullable(),
  country: z.string().nullable(),
  /** Reports that name it, in the whole register. */
  reports: z.int(),
})
export type Manufacturer = z.output<typeof manufacturer>

export const findManufacturers = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/selectByManufactureName',
  /** It gives licences, addresses and credit codes of all makers, to those who write them into records. */
  access: may('business:report:add'),
  effect: 'read',
  summary: ['按名称查找制造单位', 'Manufacturers whose name contains the term'],
  body: z.strictObject({ keyword: givenText().min(1).max(100) }),
  output: z.array(manufacturer),
  example: { body: { keyword: '电梯' } },
})
