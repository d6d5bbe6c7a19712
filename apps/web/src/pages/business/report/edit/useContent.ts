// The content of a report in the hands of its writer: values, changes part by part, what is wrong with them and where.
import { componentFields } from '@register/contract/business/reportShape'
import { faultsOf } from '@register/contract/business/coverage/faults'
import type { FileRow } from '@register/contract/business/file'
import type { Manufacturer } from '@register/contract/business/parties/manufacturer'
import { reportFields } from '@register/contract/business/reportFields'
import type { Value } from '@register/contract/fields'
import type { Complaint } from '../../../../kit/values/formState.ts'
import { judgeFields, judgeRows } from '../../../../kit/values/judge.ts'
import { useForm } from '../../../../kit/values/useForm.ts'
import {
  formOf,
  parameterFields,
  textBounds,
  type ComponentDraft,
  type Content,
  type CoverageDraft,
  type Replaced,
} from '../content.ts'
import { toForm } from './toForm.ts'

const numberOrNone = (bound: number | string | null) => (typeof bound === 'string' ? null : bound)

/** The rows without bounds that are a text, which are judged apart. */
const numbersOnly = (rows: readonly CoverageDraft[]) =>
  rows.map(({ conditions }) => ({
    conditions: conditions.map((one) => ({ ...one, from: numberOrNone(one.from), to: numberOrNone(one.to) })),
  }))

const judge = (content: Content): Complaint[] => [
  ...judgeFields(reportFields, content.fields),
  ...judgeFields(parameterFields(content), content.parameters, 'parameters.'),
  ...textBounds(content).map(({ field, phrase }): Complaint => ({ path: field, phrase, when: 'left' })),
  ...faultsOf(formOf(content), numbersOnly(content.coverage), content.coverageWhole).map(
    ({ field, phrase }): Complaint => ({
      path: field,
      phrase,
      when: 'at once',
    }),
  ),
  ...judgeRows('components', componentFields, content.components),
]

export function useContent(start: Content) {
  const form = useForm(start, judge)
  const { write } = form
  const change = {
    field: (key: string, value: Value | null) =>
      write([key], (before) => {
        const after = { ...before, fields: { ...before.fields, [key]: value } }
        return key === 'categoryCode' ? toForm(after, formOf(before), formOf(after)) : after
      }),
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
    /** What the register knows of a manufacturer; the applicant is the same company until somebody says otherwise. */
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
