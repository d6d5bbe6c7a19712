// The sections of the report form, in the order a certificate prints them, each with what it still lacks.
import { asOnOldPaper } from '@register/contract/business/report/content/oldPapers'
import { isPartDayKey } from '@register/contract/rules/days/partDays'
import { supersedesField } from '@register/contract/business/report/lifecycle/supersedes'
import { fitsFormat, printNo } from '@register/contract/rules/numbers/certificateNo'
import type { HeldCode } from '@register/contract/rules/numbers/heldCodes'
import { probableReading } from '@register/contract/rules/numbers/misprint'
import { impossibleYear } from '@register/contract/rules/numbers/possibleYear'
import { fixedValue } from '@register/contract/rules/parameters/formKind'
import { unstatedWord } from '@register/contract/business/report/printed/unstated'
import { reportFields, reportGroups } from '@register/contract/business/report/fields'
import type { Report } from '@register/contract/business/report/shape'
import { isEmpty, textOf, type Field } from '@register/contract/fields'
import { useMemo } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import type { FormPageProps } from '../../../../kit/form/FormPage.tsx'
import type { Print } from '../../../../kit/input/inputProps.ts'
import { sectionOf, stateOfFields, type PartState } from '../../../../kit/values/validate.ts'
import { categoryOf, formOf, printsOf, subFormField, subFormOf, type Content } from '../content.ts'
import { ApplicantEditor } from './parts/ApplicantEditor.tsx'
import { ComponentsEditor } from './parts/ComponentsEditor.tsx'
import { CoverageEditor } from './parts/CoverageEditor.tsx'
import { CoverageWords } from './parts/CoverageWords.tsx'
import styles from './edit.module.css'
import { FilesEditor } from './parts/FilesEditor.tsx'
import { ParametersEditor } from './parts/ParametersEditor.tsx'
import { UnstatedEditor } from './parts/UnstatedEditor.tsx'
import type { Editor } from './useContent.ts'
import { reportInputs } from './parts/ReportInputs.tsx'
import type { OtherForm } from './useOtherForm.ts'
import { probable, words } from './words.ts'
import { today } from '../../../../api/client/serverClock.ts'

// Whether a report asks what a misprinted number was meant to be, and the reading that is proposed.
interface Probable {
  /** Only for a number that is not written as numbers are; a reading that is there is shown in any case, so that it can be taken out. */
  isAsked: boolean
  /** Undefined where the codes of the body are not known, and where not exactly one number fits. */
  proposal: string | undefined
}

function useProbable(content: Content, codes: readonly HeldCode[] | undefined): Probable {
  const printed = textOf(content.fields['certificateNo'])
  const issueDate = textOf(content.fields['issueDate'])
  const categoryCode = categoryOf(content)
  const presentDay = today()
  const proposal = useMemo(
    () => codes && probableReading(printed, { categoryCode, issueDate, codes, today: presentDay }),
    [printed, categoryCode, issueDate, codes, presentDay],
  )
  const isRight = fitsFormat(printed) && impossibleYear(printed, presentDay) === undefined
  const isAsked = textOf(content.fields['probableNo']) !== '' || (printed !== '' && !isRight)
  return { isAsked, proposal }
}

const inGroup = (group: string): readonly Field[] =>
  (reportFields as readonly Field[]).filter((field) => field.group === group)

/** How the original writes a date, the number of a parameter, or the ends of its range. */
const printAt = ({ content, change }: Editor, key: string): Print => {
  const prints = printsOf(content)
  const at = (end: string) => (end === '' ? key : `${key}.${end}`)
  return { text: (end) => prints[at(end)], onWrite: (end, text) => change.print(at(end), text) }
}

/** Whether only earlier papers need the field: a certificate of today has an issued code, and no validity. */
const isOfOldPaper = ({ key }: Field, { fields }: Content): boolean =>
  ['numberNote', 'noExpiry'].includes(key) && isEmpty(fields[key])

export interface SectionsOf {
  editor: Editor
  other: OtherForm
  /** The report being written, as it was opened. */
  report: Report
  /** Fields that cannot be changed after publication. */
  locked?: readonly string[]
  /** The codes of the body that registers it. */
  codes?: readonly HeldCode[] | undefined
}

export function useSections({ editor, other, report, locked = [], codes }: SectionsOf): FormPageProps['sections'] {
  const t = useTranslate()
  const { content, change } = editor
  const isOld = report.origin === 'existing'
  const isDraft = report.storedStatus === 'draft'
  const { isAsked, proposal } = useProbable(content, codes)
  const inputs = reportInputs({ editor, other, report, proposal })
  const asked = (fields: readonly Field[]) =>
    isOld ? fields.map(asOnOldPaper) : fields.filter((field) => !isOfOldPaper(field, content))
  const form = (fields: readonly Field[]) => (
    <FieldsForm
      form={editor}
      fields={asked(fields)}
      values={{ ...content.fields, subForm: subFormOf(content), supersedesId: content.supersedes?.id ?? null }}
      onChange={change.field}
      inputs={inputs}
      wide={['testBasis']}
      locked={locked}
      {...(isOld && { print: (key: string) => (isPartDayKey(key) ? printAt(editor, key) : undefined) })}
    />
  )
  /** The choice of the form, next to the category where it allows several. */
  const choice = subFormField(content)
  const coming = other.isComing && { hint: words.formComes }
  const numberFields = [...inGroup('number'), supersedesField].flatMap((field): Field[] => {
    if (field.key === 'probableNo') {
      const hint = proposal ? probable(printNo(proposal)) : words.improbable
      return isOld && isAsked ? [{ ...field, hint }] : []
    }
    if (field.key !== 'categoryCode') return [field]
    const isOther = other.pending?.categoryCode !== categoryOf(content)
    return [{ ...field, ...(isOther && coming) }, ...(choice ? [{ ...choice, ...(!isOther && coming) }] : [])]
  })
  const ofFields = (fields: readonly Field[]) => stateOfFields(editor, asked(fields), content.fields)
  const under = (path: string, head: string) => path === head || path.startsWith(`${head}.`)
  /** Sections without required fields report wrong values only. */
  const faults = (isIn: (path: string) => boolean): PartState | undefined => {
    const state = sectionOf(editor, isIn)
    return state.wrong > 0 ? state : undefined
  }
  const own = formOf(content)
  // Values that the category determines are shown as text, without an input.
  const parameters = (own?.fields ?? []).filter(
    (field) => fixedValue(field) === undefined && !(field.former && isEmpty(content.parameters[field.key])),
  )
  // Certificates from before the register were registered without their files.
  const needsPaper = !isOld
  const hasPaper = content.files.some((file) => file.kind === 'certificate')
  return [
    ...reportGroups.map(({ key, label }) => ({
      key,
      title: label,
      state: ofFields(key === 'number' ? numberFields : inGroup(key)),
      content:
        key === 'applicant' && isDraft ? (
          <ApplicantEditor editor={editor} fields={inGroup(key)} form={form} />
        ) : (
          form(key === 'number' ? numberFields : inGroup(key))
        ),
    })),
    {
      key: 'parameters',
      title: words.parameters,
      state: own && stateOfFields(editor, asked(own.fields), content.parameters, 'parameters.'),
      aside: own && <span className="quiet">{t(own.form.label)}</span>,
      content: own ? (
        <ParametersEditor
          editor={editor}
          report={report}
          form={own}
          fields={asked(parameters)}
          print={(parameter) => printAt(editor, parameter)}
        />
      ) : (
        <p className="quiet">{t(choice ? words.chooseForm : categoryOf(content) ? words.formless : words.noForm)}</p>
      ),
    },
    {
      key: 'coverage',
      title: words.coverage,
      state: faults((path) =>
        ['coverage', 'coverageModels', 'coverageText', 'coverageHeld'].some((head) => under(path, head)),
      ),
      content: (
        <>
          <CoverageEditor editor={editor} />
          <div className={styles['under']}>
            <CoverageWords editor={editor} locked={locked} />
          </div>
        </>
      ),
    },
    {
      key: 'components',
      title: words.components,
      state: faults((path) => under(path, 'components')),
      content: <ComponentsEditor editor={editor} />,
    },
    // The body that issues a certificate knows all of it. Of an earlier paper only its reader knows what it leaves out.
    ...(isOld || content.unstated.length > 0
      ? [
          {
            key: 'unstated',
            title: t(unstatedWord),
            state: faults((path) => path === 'unstated'),
            content: <UnstatedEditor editor={editor} />,
          },
        ]
      : []),
    {
      key: 'files',
      title: words.files,
      state: {
        missing: needsPaper && !hasPaper ? 1 : 0,
        wrong: sectionOf(editor, (path) => under(path, 'fileIds')).wrong,
      },
      content: <FilesEditor editor={editor} required={needsPaper} />,
    },
    {
      key: 'remark',
      title: words.remark,
      state: faults((path) => path === 'remark'),
      content: form(inGroup('remark')),
    },
  ]
}
