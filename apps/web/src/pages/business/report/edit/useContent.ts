// The content of a report while it is written: values, changes part by part, and its errors with their paths.
import { checkedWith } from '@register/contract/business/report/content/checkedTogether'
import { printOf } from '@register/contract/business/report/printed/asPrinted'
import { isPartDayKey } from '@register/contract/rules/days/partDays'
import { partDayFrom } from '@register/contract/input/partDay'
import type { FileRow } from '@register/contract/business/file'
import type { FormOf } from '@register/contract/rules/parameters/formKind'
import type { FormerApplicant, FormerProduct } from '@register/contract/business/report/parties/former'
import { dataOfMaker, missingOfMaker } from '@register/contract/business/report/parties/knownMaker'
import type { Manufacturer } from '@register/contract/business/report/parties/manufacturer'
import type { Report } from '@register/contract/business/report/shape'
import { applicantOf, withSameApplicant } from '@register/contract/business/report/parties/sameApplicant'
import { takenOver } from '@register/contract/business/report/takeOver/fill'
import type { Field, Value } from '@register/contract/fields'
import { readKept } from '../../../../api/kept/keptEntries.ts'
import { withTyped } from '../../../../api/kept/typed.ts'
import { useKeptForm, type Keeping } from '../../../../kit/values/useKeptForm.ts'
import {
  contentFrom,
  recordOf,
  type ComponentDraft,
  type Content,
  type CoverageDraft,
  type FieldValues,
} from '../content.ts'
import { type Replaced } from '@register/contract/business/report/lifecycle/supersedes'
import { validateExisting, validateIssued, type OwnNumbers } from './lastValid.ts'

/** The name under which the browser keeps the input of a report. */
export const keptName = ({ id, storedStatus }: Pick<Report, 'id' | 'storedStatus'>): string =>
  storedStatus === 'draft' ? `report ${id}` : `report ${id} revision`

/** The category and form of kept input that will come back; empty while the browser keeps nothing of the report. */
export function keptRecords(report: Report): FormOf[] {
  const entry = readKept(keptName(report))
  return entry ? [recordOf(withTyped(contentFrom(report), entry.typed))] : []
}

/** The content with the manufacturer as the applicant, where that is stated. */
export function settledContent(content: Content): Content {
  if (!content.sameApplicant) return content
  const fields = withSameApplicant(content.fields)
  return fields === content.fields ? content : { ...content, fields }
}

const without = <T>(all: Readonly<Record<string, T>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)))

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
  const validate = origin === 'existing' ? validateExisting : validateIssued
  const form = useKeptForm(start, (content: Content) => validate(content, own), { ...keep, files: ['files'] })
  const setValues = (paths: readonly string[], by: (before: Content) => Content) =>
    form.setValues(paths.flatMap(checkedWith), (before) => settledContent(by(before)))
  const change = {
    field: (key: string, value: Value | null) =>
      setValues([key], (before) => ({ ...before, fields: { ...before.fields, [key]: value } })),
    /** A value that is typed anew is the person's own: its mark goes. */
    parameter: (key: string, value: Value | null) =>
      setValues([`parameters.${key}`], (before) => ({
        ...before,
        parameters: { ...before.parameters, [key]: value },
        takenOver: without(before.takenOver, [key]),
      })),
    /** The person has looked at these parameters. */
    lookedAt: (keys: readonly string[]) =>
      setValues(['takenOver'], (before) => ({ ...before, takenOver: without(before.takenOver, keys) })),
    /** Takes these parameters over from an earlier report, whose printed number is `from`. */
    takeOver: (fields: readonly Field[], source: Readonly<Record<string, unknown>>, from: string) =>
      setValues(
        fields.map(({ key }) => `parameters.${key}`),
        (before) => {
          const { values, marks } = takenOver(fields, source, from)
          return {
            ...before,
            parameters: { ...before.parameters, ...values },
            takenOver: { ...before.takenOver, ...marks },
          }
        },
      ),
    sameApplicant: (sameApplicant: boolean, applicant: FieldValues = {}) =>
      setValues(Object.keys(applicantOf), (before) => ({
        ...before,
        sameApplicant,
        fields: { ...before.fields, ...applicant },
      })),
    /** How the original writes the value at this key. What is typed and says nothing more than the value is not kept. */
    print: (key: string, text: string) =>
      setValues(['asPrinted'], (before) => {
        const { [key]: _former, ...others } = before.asPrinted
        const print = isPartDayKey(key) ? partDayFrom(text)?.print : printOf(text, Number(text))
        return { ...before, asPrinted: print === undefined ? others : { ...others, [key]: print } }
      }),
    unstated: (unstated: readonly string[]) => setValues(['unstated'], (before) => ({ ...before, unstated })),
    coverage: (coverage: readonly CoverageDraft[]) => setValues(['coverage'], (before) => ({ ...before, coverage })),
    coverageWhole: (coverageWhole: boolean) =>
      setValues(['coverage', 'coverageWhole'], (before) => ({ ...before, coverageWhole })),
    coverageModels: (coverageModels: readonly string[]) =>
      setValues(['coverageModels'], (before) => ({ ...before, coverageModels })),
    components: (components: readonly ComponentDraft[]) =>
      setValues(['components'], (before) => ({ ...before, components })),
    supersedes: (supersedes: Replaced | null) => setValues(['supersedesId'], (before) => ({ ...before, supersedes })),
    addFile: (file: FileRow) => setValues(['fileIds'], (before) => ({ ...before, files: [...before.files, file] })),
    removeFile: ({ id }: FileRow) =>
      setValues(['fileIds'], (before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
    /** Fills in an applicant of a former report, with the code and address of that report. */
    applicant: ({ name, creditCode, address }: FormerApplicant) => {
      const known = {
        applicantName: name,
        ...(creditCode && { applicantCreditCode: creditCode }),
        ...(address && { applicantAddress: address }),
      }
      setValues(Object.keys(known), (before) => ({ ...before, fields: { ...before.fields, ...known } }))
    },
    /** Fills in the product of a former report: the field that was searched, and those that are still empty. */
    product: (product: Partial<FormerProduct>) =>
      setValues(['productName', 'model', 'drawingNo'], (before) => {
        const { productName, drawingNo } = before.fields
        const known = {
          ...(product.model && { model: product.model }),
          ...(product.productName && (!productName || !product.model) && { productName: product.productName }),
          ...(product.drawingNo && !drawingNo && { drawingNo: product.drawingNo }),
        }
        return { ...before, fields: { ...before.fields, ...known } }
      }),
    /** Fills in the register's data of a manufacturer that was chosen. */
    maker: (maker: Manufacturer) => {
      const known = dataOfMaker(maker)
      setValues(Object.keys(known), (before) => ({ ...before, fields: { ...before.fields, ...known } }))
    },
    /** The same for one whose name was typed: only what is still empty. */
    knownMaker: (maker: Manufacturer) => {
      const known = missingOfMaker(form.values.fields, maker)
      if (Object.keys(known).length > 0)
        setValues(Object.keys(known), (before) => ({
          ...before,
          fields: { ...before.fields, ...missingOfMaker(before.fields, maker) },
        }))
    },
  }
  return { ...form, setValues, content: form.values, change }
}
export type Editor = ReturnType<typeof useContent>
