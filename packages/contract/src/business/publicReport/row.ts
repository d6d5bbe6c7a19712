// A certificate as the public lists show it, and the columns by which they find it. Apart from the endpoints, of which a first visit needs no words of columns.
import { z } from 'zod'
import type { ListColumns } from '../../page.ts'
import { publicStatusKeys, reportStatuses } from '../../rules/status.ts'
import { face, faceColumns } from '../report/face.ts'
import { reportLabels as label } from '../report/labels.ts'

export const publicStatus = z.enum(publicStatusKeys)

export const publicColumns = {
  ...faceColumns,
  status: { type: 'choice', label: label.status, options: publicStatusKeys, words: reportStatuses },
} as const satisfies ListColumns

export const publicRow = face.extend({
  /** Earlier names of manufacturer or applicant that the search also finds. */
  formerNames: z.array(z.string()),
  issueDate: z.string(),
  status: publicStatus,
  /** The number is registered as on the original, where it does not follow the format. */
  misprinted: z.boolean(),
  /** The number that a misprinted one was probably meant to be; empty where several would fit, or none. */
  probableNo: z.string(),
})
export type PublicRow = z.output<typeof publicRow>
