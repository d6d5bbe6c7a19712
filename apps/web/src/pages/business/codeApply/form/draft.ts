// What someone writes into an application before it is sent.
import type { Application } from '@register/contract/business/codeApplyShape'
import type { FileRow } from '@register/contract/business/file'

export interface Draft {
  categoryCode: string | null
  productName: string | null
  model: string | null
  manufacturerName: string | null
  manufacturerCreditCode: string | null
  applicantName: string | null
  testBasis: string[] | null
  plannedTestDate: string | null
  remark: string | null
}

/** The files of an application carry less than those just uploaded. */
export type DraftFile = Pick<FileRow, 'id' | 'name' | 'size' | 'url'>

export const freshDraft: Draft = {
  categoryCode: null,
  productName: null,
  model: null,
  manufacturerName: null,
  manufacturerCreditCode: null,
  applicantName: null,
  testBasis: null,
  plannedTestDate: null,
  remark: null,
}

export const draftOf = (application: Application): Draft => ({
  categoryCode: application.categoryCode,
  productName: application.productName,
  model: application.model,
  manufacturerName: application.manufacturerName,
  manufacturerCreditCode: application.manufacturerCreditCode,
  applicantName: application.applicantName,
  testBasis: application.testBasis,
  plannedTestDate: application.plannedTestDate,
  remark: application.remark,
})

/** As the endpoints take it: what is empty is left out. */
export const sendable = (draft: Draft) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null && value !== '')) as {
    [K in keyof Draft]?: NonNullable<Draft[K]>
  }
