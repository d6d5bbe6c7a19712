// The inputs of a report that offer more than a box: from the catalogue, the register, and the body's own codes and certificates.
import { listApplications } from '@register/contract/business/codeApply/codeApply'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { Report } from '@register/contract/business/report/shape'
import { textOf, type Field } from '@register/contract/fields'
import type { OwnInputs } from '../../../../../kit/form/FieldsForm.tsx'
import { FieldInput } from '../../../../../kit/input/FieldInput.tsx'
import type { InputProps } from '../../../../../kit/input/inputProps.ts'
import { BasisInput } from '../../../inputs/BasisInput.tsx'
import { CategorySelect } from '../../../inputs/CategorySelect.tsx'
import { recordInputs } from '../../../recordInputs.tsx'
import { categoryOf } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import type { OtherForm } from '../useOtherForm.ts'
import { SupersedesInput } from './SupersedesInput.tsx'
import { useTranslate } from '../../../../../api/language.ts'
import { Suggest } from '../../../../../kit/input/Suggest.tsx'
import { codeOf, words } from '../words.ts'
import { useRead } from '../../../../../api/query.ts'
import { useMay } from '../../../../../api/session.ts'

// The input of a certificate number; it offers the issued codes of the body that have no report yet. Picking one fills in only the number.
function CodeInput({ categoryCode, ...props }: InputProps & { categoryCode: string }) {
  const t = useTranslate()
  const may = useMay()
  const { data } = useRead(
    listApplications,
    { body: { status: 'issued', written: 'no', ...(categoryCode && { categoryCode }), pageNum: 1, pageSize: 20 } },
    { enabled: may(listApplications) && !props.disabled },
  )
  const typed = typeof props.value === 'string' ? props.value.replaceAll(/\s/g, '').toUpperCase() : ''
  const free = (data?.list ?? []).filter(({ code }) => code.includes(typed) && code !== typed)
  return (
    <Suggest
      {...props}
      maxLength={60}
      suggestions={free.map(({ code, productName, model, manufacturerName }) => ({
        key: code,
        value: code,
        detail: t(codeOf(printNo(code), [productName, model, manufacturerName].join(' · '))),
      }))}
      onPick={() => undefined}
    />
  )
}

// The input of the number that a misprinted one was meant to be; it offers the only reading that fits body, category and year.
function ProbableInput({ proposal, ...props }: InputProps & { proposal: string | undefined }) {
  const t = useTranslate()
  const offered = proposal !== undefined && props.value !== printNo(proposal) ? [printNo(proposal)] : []
  return (
    <Suggest
      {...props}
      maxLength={60}
      suggestions={offered.map((value) => ({ key: value, value, detail: t(words.onlyReading) }))}
      onPick={() => undefined}
    />
  )
}

interface Of {
  editor: Editor
  other: OtherForm
  report: Report
  /** What a misprinted number was probably meant to be. */
  proposal: string | undefined
}

/** For `FieldsForm`. */
export function reportInputs({ editor, other, report, proposal }: Of): OwnInputs {
  const { content, change } = editor
  const isOld = report.origin === 'existing'
  return {
    ...recordInputs(
      {
        categoryCode: categoryOf(content),
        manufacturerName: textOf(content.fields['manufacturerName']),
      },
      // An old paper is registered as it prints, and a published certificate is corrected by hand.
      isOld || report.storedStatus !== 'draft' ? { ...change, knownMaker: undefined } : change,
    ),
    // The new choice is shown while its form is fetched.
    categoryCode: (input: InputProps) => (
      <CategorySelect
        {...input}
        existing={isOld}
        value={other.pending?.categoryCode ?? input.value}
        onChange={(code) => other.category(textOf(code))}
      />
    ),
    subForm: (input: InputProps, field: Field) => (
      <FieldInput
        {...input}
        field={field}
        value={other.pending?.subForm ?? input.value}
        onChange={(key) => other.subForm(textOf(key))}
      />
    ),
    // An old certificate keeps the number printed on its paper.
    ...(!isOld && {
      certificateNo: (input: InputProps) => <CodeInput {...input} categoryCode={categoryOf(content)} />,
    }),
    // What an old certificate was tested by is on its paper.
    ...(isOld && { testBasis: (input: InputProps) => <BasisInput {...input} categoryCode="" /> }),
    probableNo: (input: InputProps) => <ProbableInput {...input} proposal={proposal} />,
    supersedesId: (input: InputProps) => (
      <SupersedesInput {...input} own={report.id} chosen={content.supersedes} onPick={change.supersedes} />
    ),
  }
}
