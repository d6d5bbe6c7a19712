// The sections of the report form, in the order a certificate prints them, each knowing what it still lacks.
import { formFor } from '@register/contract/business/parameters/formKinds'
import type { Report } from '@register/contract/business/reportShape'
import { reportFields, reportGroups } from '@register/contract/business/reportFields'
import { checkField, missing, type Field } from '@register/contract/fields'
import { useSay } from '../../../../api/language.ts'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import type { FormPageProps } from '../../../../kit/form/FormPage.tsx'
import type { InputProps } from '../../../../kit/input/inputProps.ts'
import { recordInputs } from '../../recordInputs.tsx'
import { categoryOf, parameterFields, supersedesField, type FieldValues } from '../content.ts'
import { ComponentsEditor } from './parts/ComponentsEditor.tsx'
import { CoverageEditor } from './parts/CoverageEditor.tsx'
import styles from './edit.module.css'
import { FilesEditor } from './parts/FilesEditor.tsx'
import { SupersedesInput } from './parts/SupersedesInput.tsx'
import type { Editor } from './useContent.ts'
import { words } from './words.ts'

const inGroup = (group: string): readonly Field[] =>
  (reportFields as readonly Field[]).filter((field) => field.group === group)

/** Missing or wrong values among these fields. */
const open = (fields: readonly Field[], values: FieldValues): number =>
  missing(fields, values).length + fields.filter((field) => checkField(field, values[field.key])).length

export interface SectionsOf {
  editor: Editor
  complain: boolean
  /** The report being written, as it was opened. */
  report: Report
  /** Fields that a published report keeps for ever. */
  locked?: readonly string[]
}

export function useSections({ editor, complain, report, locked = [] }: SectionsOf): FormPageProps['sections'] {
  const say = useSay()
  const { content, change, errors } = editor
  const inputs = {
    ...recordInputs(change.maker),
    supersedesId: (input: InputProps) => (
      <SupersedesInput {...input} own={report.id} chosen={content.supersedes} onPick={change.supersedes} />
    ),
  }
  const form = (fields: readonly Field[]) => (
    <FieldsForm
      fields={fields}
      values={{ ...content.fields, supersedesId: content.supersedes?.id ?? null }}
      onChange={change.field}
      errors={errors}
      complain={complain}
      inputs={inputs}
      wide={['testBasis']}
      locked={locked}
    />
  )
  const kind = formFor(categoryOf(content))
  const parameters = parameterFields(content)
  // Certificates from before the register were taken over without their papers.
  const needsPaper = report.origin !== 'existing'
  const hasPaper = content.files.some((file) => file.kind === 'certificate')
  return [
    ...reportGroups.map(({ key, label }) => ({
      key,
      title: say(label),
      missing: open(inGroup(key), content.fields),
      content: form(key === 'number' ? [...inGroup(key), supersedesField] : inGroup(key)),
    })),
    {
      key: 'parameters',
      title: say(words.parameters),
      missing: open(parameters, content.parameters),
      aside: kind && <span className={styles['quiet']}>{say(kind.form.label)}</span>,
      content: kind ? (
        kind.kind.groups
          .map(({ key, label }) => ({ key, label, fields: parameters.filter((field) => field.group === key) }))
          .filter(({ fields }) => fields.length > 0)
          .map(({ key, label, fields }) => (
            <div key={key} className={styles['group']}>
              <h3 className={styles['part']}>{say(label)}</h3>
              <FieldsForm
                fields={fields}
                values={content.parameters}
                prefix="parameters."
                onChange={change.parameter}
                errors={errors}
                complain={complain}
              />
            </div>
          ))
      ) : (
        <p className={styles['quiet']}>{say(words.noForm)}</p>
      ),
    },
    {
      key: 'coverage',
      title: say(words.coverage),
      content: (
        <>
          <CoverageEditor editor={editor} />
          <div className={styles['under']}>{form(inGroup('coverage'))}</div>
        </>
      ),
    },
    { key: 'components', title: say(words.components), content: <ComponentsEditor editor={editor} /> },
    {
      key: 'files',
      title: say(words.files),
      missing: needsPaper && !hasPaper ? 1 : 0,
      content: <FilesEditor editor={editor} required={needsPaper} />,
    },
    { key: 'remark', title: say(words.remark), content: form(inGroup('remark')) },
  ]
}
