// What a record is called where one line names it: by its certificate number; old papers have none, so by their report, at last by the product.
import { printNo } from './certificateNo.ts'

export const recordName = (record: {
  certificateNo?: string | null | undefined
  reportNo?: string | null | undefined
  productName?: string | null | undefined
}): string => printNo(record.certificateNo ?? '') || record.reportNo || record.productName || ''
