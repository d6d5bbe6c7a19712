// The content of a report while it is written: values, changes part by part, and its errors with their paths.
import { printOf } from '@register/contract/business/printed/asPrinted'
import { isPartDayKey } from '@register/contract/business/days/partDays'
import { partDayFrom } from '@register/contract/input/partDay'
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
import { judgeExisting, judgeIssued, type OwnNumbers } from './keepRight.ts'

/** The name under which the browser keeps the input of a report. */
export const keptName = ({ id, storedStatus }: Pick<Report, 'id' | 'storedStatus'>): string =>
  storedStatus === 'draft' ? `report ${id}` : `report ${id} revision`

/** The category and form of kept input that will come back; empty while the browser keeps nothing of the report. */
export function keptRecords(report: Report): FormOf[] {
  const entry = readKept(keptName(report))
  return entry ? [recordOf(withTyped(contentFrom(report), entry.typed))] : []
}

/** A number and its probable reading are judged together: what was refused of one is asked again with the other. */
const numberPair = ['certificateNo', 'probableNo']
const ofOne = (key: string): readonly string[] => (numberPair.includes(key) ? numberPair : [key])

export interface Written {
  /** The content as the register has it. */
  start: Content
  origin: Report['origin']
  /** The name of the kept input, and the revision it was typed over. */
  keep: Pick<Keeping, 'name' | 'rev'>
  /** With which a number that may still change is compared. */
  own?: OwnNumbers | undefined
}

export function useContent({ start, origin, keep, own }: Written) {
  const judge = origin === 'existing' ? judgeExisting : judgeIssued
  const form = useKeptForm(start, (content: Content) => judge(content, own), { ...keep, files: ['files'] })
  const { write } = form
  const change = {
    field: (key: string, value: Value | null) =>
      write(ofOne(key), (before) => ({ ...before, fields: { ...before.fields, [key]: value } })),
    parameter: (key: string, value: Value | null) =>
      write([`parameters.${key}`], (before) => ({ ...before, parameters: { ...before.parameters, [key]: value } })),
    /** How the original writes the value at this key. What is typed and says nothing more than the value is not kept. */
    print: (key: string, text: string) =>
      write(['asPrinted'], (before) => {
        const { [key]: _former, ...others } = before.asPrinted
        const print = isPartDayKey(key) ? partDayFrom(text)?.print : printOf(text, Number(text))
        return { ...before, asPrinted: print === undefined ? others : { ...others, [key]: print } }
      }),
    unstated: (unstated: readonly string[]) => write(['unstated'], (before) => ({ ...before, unstated })),
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
    /** Fills in an applicant of a former report, with the code and address of that report. */
    applicant: ({ name, creditCode, address }: FormerApplicant) => {
      const known = {
        applicantName: name,
        ...(creditCode && { applicantCreditCode: creditCode }),
        ...(address && { applicantAddress: address }),
      }
      write(Object.keys(known), (before) => ({ ...before, fields: { ...before.fields, ...known } }))
    },
    /** Fills in the product of a former report: the field that was searched, and those that are still empty. */
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
    /** Fills in the register's data of a manufacturer; the applicant gets the same values until it is edited. */
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
