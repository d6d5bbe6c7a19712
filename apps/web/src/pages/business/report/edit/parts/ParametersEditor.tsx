// The parameters of a report in the groups of its form; those taken over from an earlier report are marked until they are looked at.
import type { Report } from '@register/contract/business/report/shape'
import { fixedValue, groupsOf, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import { valueText, type Field } from '@register/contract/fields'
import { useTranslate } from '../../../../../api/language.ts'
import { Action } from '../../../../../kit/action/Action.tsx'
import { FieldsForm } from '../../../../../kit/form/FieldsForm.tsx'
import type { Print } from '../../../../../kit/input/inputProps.ts'
import styles from '../edit.module.css'
import { TakeOver } from '../takeOver/TakeOver.tsx'
import { markOf, words } from '../takeOver/words.ts'
import type { Editor } from '../useContent.ts'
import { words as editWords } from '../words.ts'
import { useWordInputs } from './useWordInputs.tsx'

interface Props {
  editor: Editor
  report: Report
  form: ParameterForm
  /** Those that are drawn, as this report asks for them. */
  fields: readonly Field[]
  print: (key: string) => Print
}

export function ParametersEditor({ editor, report, form, fields, print }: Props) {
  const t = useTranslate()
  const { content, change } = editor
  const inputs = useWordInputs(content, fields)
  const settled = form.fields.filter((field) => fixedValue(field) !== undefined)
  const drawn = new Map(fields.map((field) => [field.key, field]))
  const mark = (key: string) => {
    const from = content.takenOver[key]
    return from === undefined
      ? undefined
      : { text: t(markOf(from)), tick: t(words.tick), onLook: () => change.lookedAt([key]) }
  }
  return (
    <>
      {settled.length > 0 && (
        <p className="below-12 quiet">
          {t(editWords.settled)}
          {settled.map((field) => (
            <span key={field.key} className={styles['settled']}>
              {t(field.label)} <strong>{t(valueText(field, fixedValue(field)))}</strong>
            </span>
          ))}
        </p>
      )}
      {report.storedStatus === 'draft' && <TakeOver editor={editor} id={report.id} />}
      {groupsOf(form)
        .map((group) => ({ ...group, fields: group.fields.flatMap(({ key }) => drawn.get(key) ?? []) }))
        .filter((group) => group.fields.length > 0)
        .map((group) => {
          const marked = group.fields.flatMap(({ key }) => (key in content.takenOver ? [key] : []))
          return (
            <div key={group.key} className={styles['group']}>
              <div className={`row wrap gap-8 align-center justify-between below-12 ${styles['groupHead']}`}>
                <h3 className={`quiet medium bold ${styles['part']}`}>{t(group.label)}</h3>
                {marked.length > 0 && (
                  <Action small icon="check" label={words.lookedAt} onPress={() => change.lookedAt(marked)} />
                )}
              </div>
              <FieldsForm
                form={editor}
                fields={group.fields}
                values={content.parameters}
                prefix="parameters."
                onChange={change.parameter}
                inputs={inputs}
                print={print}
                mark={mark}
              />
            </div>
          )
        })}
    </>
  )
}
