// The face of a certificate: what lists show of it, and the columns by which they find it. Each list is a choice of these.
import { z } from 'zod'
import type { ListColumns } from '../../page.ts'
import { formKindLabel } from '../../rules/parameters/labels.ts'
import { reportLabels as label } from './labels.ts'

/** The texts that say which certificate and which product it is; empty where the record states none. */
export const faceTexts = z.object({
  certificateNo: z.string(),
  reportNo: z.string(),
  productName: z.string(),
  model: z.string(),
  manufacturerName: z.string(),
})
export type FaceTexts = z.output<typeof faceTexts>

export const face = faceTexts.extend({
  publicId: z.string(),
  categoryCode: z.string(),
  categoryName: z.string(),
  bodyId: z.int(),
  bodyName: z.string(),
  /** Of a date that the original prints in part: how it does. `issueDate` is then the first day that it may mean. */
  issueDatePrinted: z.string(),
  /** The number is of an old or foreign shape. */
  nonStandard: z.boolean(),
})
export type Face = z.output<typeof face>

export const faceColumns = {
  certificateNo: { type: 'text', sortable: true, label: label.certificateNo },
  reportNo: { type: 'text', label: label.reportNo },
  manufacturerName: { type: 'text', sortable: true, label: label.manufacturerName },
  applicantName: { type: 'text', label: label.applicantName },
  productName: { type: 'text', sortable: true, label: label.productName },
  model: { type: 'text', label: label.model },
  /** Any level of the catalogue. */
  categoryCode: { type: 'choice', label: label.categoryCode },
  formKind: { type: 'choice', label: formKindLabel },
  bodyId: { type: 'number', label: label.body },
  issueDate: { type: 'date', sortable: true, label: label.issueDate },
} as const satisfies ListColumns
