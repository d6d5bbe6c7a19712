// What a certificate said in an earlier version, whole, as anyone may read it.
import { z } from 'zod'
import { endpoint } from '../../../endpoint.ts'
import { changeKindKeys } from '../../report/changeKinds.ts'
import { answer } from '../publicReport.ts'

const { compare, groups, coverage, coverageText, ...rest } = answer.shape

export const frontVersion = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/frontVersion',
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'answer',
  summary: ['查看证书的某一版本', 'One version of a public certificate, with its public fields alone'],
  body: z.strictObject({
    publicId: z.string().trim().min(2).max(40),
    version: z.int().min(1).max(100_000),
  }),
  output: z.object({
    publicId: rest.publicId,
    printedNo: rest.printedNo,
    certificateNo: rest.certificateNo,
    reportNo: rest.reportNo,
    manufacturerName: rest.manufacturerName,
    categoryCode: rest.categoryCode,
    productName: rest.productName,
    model: rest.model,
    version: z.int(),
    /** What made the version, and from which day. */
    kind: z.enum(['publication', ...changeKindKeys]),
    date: z.string(),
    /** The version that holds today, and what the certificate is worth today. */
    present: z.object({ version: z.int(), status: rest.status }),
    compare,
    groups,
    coverage: coverage.pick({ rows: true, whole: true, models: true }),
    coverageText,
    components: z.array(
      z.object({ name: z.string(), model: z.string(), certificateNo: z.string(), manufacturer: z.string() }),
    ),
  }),
  example: { body: { publicId: 'xx', version: 1 } },
})
export type FrontVersion = z.output<typeof frontVersion.output>
