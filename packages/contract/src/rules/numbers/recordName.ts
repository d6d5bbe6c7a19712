// The name of a record in one line: its certificate number, otherwise its report number, otherwise its product, because old papers may have neither.
import { printNo } from './certificateNo.ts'

export const recordName = (record: {
  certificateNo?: string | null | undefined
  reportNo?: string | null | undefined
  productName?: string | null | undefined
}): string => printNo(record.certificateNo ?? '') || record.reportNo || record.productName || ''
