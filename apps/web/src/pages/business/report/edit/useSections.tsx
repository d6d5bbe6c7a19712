// The sections of the report form, in the order a certificate prints them, each with what it still lacks.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import type { HeldCode } from '@register/contract/business/numbers/heldCodes'
import { fixedValue, groupsOf } from '@register/contract/business/parameters/formKind'
import { asOnOldPaper } from '@register/contract/business/content/oldPapers'
import { isPartDayKey } from '@register/contract/business/days/partDays'
import { unstatedWord } from '@register/contract/business/printed/unstated'
import type { Report } from '@register/contract/business/reportShape'
import { reportFields, reportGroups } from '@register/contract/business/reportFields'
import { isEmpty, textOf, valueText, type Field } from '@register/contract/fields'
import { useSay } from '../../../../api/language.ts'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import type { FormPageProps } from '../../../../kit/form/FormPage.tsx'
import { FieldInput } from '../../../../kit/input/FieldInput.tsx'
import type { InputProps, Print } from '../../../../kit/input/inputProps.ts'
import { sectionOf, type PartState } from '../../../../kit/values/judge.ts'
import { CategorySelect } from '../../inputs/CategorySelect.tsx'
import { recordInputs } from '../../recordInputs.tsx'
import { categoryOf, formOf, printsOf, subFormField, subFormOf, supersedesField } from '../content.ts'
import { CodeInput } from './parts/CodeInput.tsx'
import { ComponentsEditor } from './parts/ComponentsEditor.tsx'
import { CoverageEditor } from './parts/CoverageEditor.tsx'
import { CoverageWords } from './parts/CoverageWords.tsx'
import styles from './edit.module.css'
import { FilesEditor } from './parts/FilesEditor.tsx'
import { ProbableInput } from './parts/ProbableInput.tsx'
import { SupersedesInput } from './parts/SupersedesInput.tsx'
import { UnstatedEditor } from './parts/UnstatedEditor.tsx'
import type { Editor } from './useContent.ts'
import type { OtherForm } from './useOtherForm.ts'
import { useProbable } from './useProbable.ts'
import { probable, words } from './words.ts'

const inGroup = (group: string): readonly Field[] =>
  (reportFields as readonly Field[]).filter((field) => field.group === group)

/** How the original writes a date, the number of a parameter, or the ends of its range. */
const printAt = ({ content, change }: Editor, key: string): Print => {
  const prints = printsOf(content)
  const at = (end: string) => (end === '' ? key : `${key}.${end}`)
  return { text: (end) => prints[at(end)], onWrite: (end, text) => change.print(at(end), text) }
}

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
  const say = useSay()
  const { content, change } = editor
  const isOld = report.origin === 'existing'
  const { isAsked, proposal } = useProbable(content, codes)
  const inputs = {
    ...recordInputs(
      {
        categoryCode: categoryOf(content),
        manufacturerName: textOf(content.fields['manufacturerName']),
      },
      change,
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
    probableNo: (input: InputProps) => <ProbableInput {...input} proposal={proposal} />,
    supersedesId: (input: InputProps) => (
      <SupersedesInput {...input} own={report.id} chosen={content.supersedes} onPick={change.supersedes} />
    ),
  }
  const asked = (fields: readonly Field[]) => (isOld ? fields.map(asOnOldPaper) : fields)
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
  const stateOf = (isIn: (path: string) => boolean) => sectionOf(editor, isIn)
  const ofFields = (fields: readonly Field[]) => stateOf((path) => fields.some(({ key }) => key === path))
  const under = (path: string, head: string) => path === head || path.startsWith(`${head}.`)
  /** Sections without required fields report wrong values only. */
  const faults = (isIn: (path: string) => boolean): PartState | undefined => {
    const state = stateOf(isIn)
    return state.wrong > 0 ? state : undefined
  }
  const own = formOf(content)
  // Values that the category determines are shown as text, without an input.
  const known = (own?.fields ?? []).filter((field) => fixedValue(field) !== undefined)
  const parameters = (own?.fields ?? []).filter(
    (field) => !known.includes(field) && !(field.former && isEmpty(content.parameters[field.key])),
  )
  // Certificates from before the register were registered without their files.
  const needsPaper = !isOld
  const hasPaper = content.files.some((file) => file.kind === 'certificate')
  return [
    ...reportGroups.map(({ key, label }) => ({
      key,
      title: say(label),
      state: ofFields(key === 'number' ? numberFields : inGroup(key)),
      content: form(key === 'number' ? numberFields : inGroup(key)),
    })),
    {
      key: 'parameters',
      title: say(words.parameters),
      state: own ? stateOf((path) => under(path, 'parameters')) : undefined,
      aside: own && (
        <span className={styles['quiet']}>
          {[own.form.label, ...known.map((field) => valueText(field, fixedValue(field)))].map(say).join(' · ')}
        </span>
      ),
      content: own ? (
        groupsOf(own)
          .map((group) => ({ ...group, fields: group.fields.filter((field) => parameters.includes(field)) }))
          .filter(({ fields }) => fields.length > 0)
          .map(({ key, label, fields }) => (
            <div key={key} className={styles['group']}>
              <h3 className={styles['part']}>{say(label)}</h3>
              <FieldsForm
                form={editor}
                fields={asked(fields)}
                values={content.parameters}
                prefix="parameters."
                onChange={change.parameter}
                print={(parameter) => printAt(editor, parameter)}
              />
            </div>
          ))
      ) : (
        <p className={styles['quiet']}>
          {say(choice ? words.chooseForm : categoryOf(content) ? words.formless : words.noForm)}
        </p>
      ),
    },
    {
      key: 'coverage',
      title: say(words.coverage),
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
      title: say(words.components),
      state: faults((path) => under(path, 'components')),
      content: <ComponentsEditor editor={editor} />,
    },
    // The body that issues a certificate knows all of it. Of an earlier paper only its reader knows what it leaves out.
    ...(isOld || content.unstated.length > 0
      ? [
          {
            key: 'unstated',
            title: say(unstatedWord),
            state: faults((path) => path === 'unstated'),
            content: <UnstatedEditor editor={editor} />,
          },
        ]
      : []),
    {
      key: 'files',
      title: say(words.files),
      state: { missing: needsPaper && !hasPaper ? 1 : 0, wrong: stateOf((path) => under(path, 'fileIds')).wrong },
      content: <FilesEditor editor={editor} required={needsPaper} />,
    },
    {
      key: 'remark',
      title: say(words.remark),
      state: faults((path) => path === 'remark'),
      content: form(inGroup('remark')),
    },
  ]
}
