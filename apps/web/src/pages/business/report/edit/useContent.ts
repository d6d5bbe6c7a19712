// The content of a report in the hands of its writer: values, changes part by part, what is wrong with them and where.
import type { FileRow } from '@register/contract/business/file'
import type { FormOf } from '@register/contract/business/parameters/formKind'
import type { FormerApplicant, FormerProduct } from '@register/contract/business/parties/former'
import type { Manufacturer } from '@register/contract/business/parties/manufacturer'
import type { Report } from '@register/contract/business/reportShape'
import type { Value } from '@register/contract/fields'
import { readKept } from '../../../../api/kept/keptEntries.ts'
import { withTyped } from '../../../../api/kept/typed.ts'
import { useKeptForm, type Keeping } from '../../../../kit/values/useKeptForm.ts'
import {
  contentFrom,
  recordOf,
  type ComponentDraft,
  type Content,
  type CoverageDraft,
  type Replaced,
} from '../content.ts'
import { judgeExisting, judgeIssued } from './keepRight.ts'

/** What the typed values of a report are called in the browser's keep. */
export const keptName = ({ id, storedStatus }: Pick<Report, 'id' | 'storedStatus'>): string =>
  storedStatus === 'draft' ? `report ${id}` : `report ${id} revision`

/** The category and form that typed values speak of which will come back; none while nothing is kept of the report. */
export function keptRecords(report: Report): FormOf[] {
  const entry = readKept(keptName(report))
  return entry ? [recordOf(withTyped(contentFrom(report), entry.typed))] : []
}

export interface Written {
  /** What the register holds. */
  start: Content
  origin: Report['origin']
  /** What it is called in the browser's keep, and in which revision it was read. */
  keep: Pick<Keeping, 'name' | 'rev'>
}

export function useContent({ start, origin, keep }: Written) {
  const form = useKeptForm(start, origin === 'existing' ? judgeExisting : judgeIssued, { ...keep, files: ['files'] })
  const { write } = form
  const change = {
    field: (key: string, value: Value | null) =>
      write([key], (before) => ({ ...before, fields: { ...before.fields, [key]: value } })),
    parameter: (key: string, value: Value | null) =>
      write([`parameters.${key}`], (before) => ({ ...before, parameters: { ...before.parameters, [key]: value } })),
    coverage: (coverage: readonly CoverageDraft[]) => write(['coverage'], (before) => ({ ...before, coverage })),
    coverageWhole: (coverageWhole: boolean) =>
      write(['coverage', 'coverageWhole'], (before) => ({ ...before, coverageWhole })),
    coverageModels: (coverageModels: readonly string[]) =>
      write(['coverageModels'], (before) => ({ ...before, coverageModels })),
    components: (components: readonly ComponentDraft[]) =>
      write(['components'], (before) => ({ ...before, components })),
    supersedes: (supersedes: Replaced | null) => write(['supersedesId'], (before) => ({ ...before, supersedes })),
    addFile: (file: FileRow) => write(['fileIds'], (before) => ({ ...before, files: [...before.files, file] })),
    removeFile: ({ id }: FileRow) =>
      write(['fileIds'], (before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
    /** An applicant of a former report, with what that one said of it. */
    applicant: ({ name, creditCode, address }: FormerApplicant) => {
      const known = {
        applicantName: name,
        ...(creditCode && { applicantCreditCode: creditCode }),
        ...(address && { applicantAddress: address }),
      }
      write(Object.keys(known), (before) => ({ ...before, fields: { ...before.fields, ...known } }))
    },
    /** The product of a former report: fills in its values in addition to the searched one, where fields are still empty. */
    product: (product: Partial<FormerProduct>) =>
      write(['productName', 'model', 'drawingNo'], (before) => {
        const { productName, drawingNo } = before.fields
        const known = {
          ...(product.model && { model: product.model }),
          ...(product.productName && (!productName || !product.model) && { productName: product.productName }),
          ...(product.drawingNo && !drawingNo && { drawingNo: product.drawingNo }),
        }
        return { ...before, fields: { ...before.fields, ...known } }
      }),
    /** The register's data of a manufacturer; the applicant is filled in with the same company until it is edited. */
    maker: ({ name, creditCode, address, licenceNo, country }: Manufacturer) => {
      const known = {
        manufacturerName: name,
        manufacturerCreditCode: creditCode,
        manufacturerAddress: address,
        manufacturerLicenceNo: licenceNo,
        country,
      }
      write(Object.keys(known), (before) => {
        const sameApplicant = !before.fields['applicantName'] && {
          applicantName: name,
          applicantCreditCode: creditCode,
          applicantAddress: address,
        }
        return { ...before, fields: { ...before.fields, ...known, ...sameApplicant } }
      })
    },
  }
  return { ...form, content: form.values, change }
}
export type Editor = ReturnType<typeof useContent>
