// What the certificate covers, edited as it is printed: alternatives, each with the conditions that hold together.
import { configurationOf, limitsOf, rowFromParameters } from '@register/contract/rules/coverage/fromParameters'
import { modelsField, wholeField } from '@register/contract/rules/coverage/shape'
import { rowName } from '@register/contract/rules/coverage/words'
import { useState } from 'react'
import { useTranslate } from '../../../../../api/language.ts'
import { Action } from '../../../../../kit/action/Action.tsx'
import { FieldsForm } from '../../../../../kit/form/FieldsForm.tsx'
import { Notice } from '../../../../../kit/feedback/Notice.tsx'
import { useRowFocus } from '../../../../../kit/edit/useRowFocus.ts'
import { useRowKeys } from '../../../../../kit/edit/useRowKeys.ts'
import { draftOf, formOf, rightParameters, type ConditionDraft, type CoverageDraft } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'
import styles from './coverage.module.css'
import { CoverageRowEditor } from './CoverageRowEditor.tsx'

export const emptyCondition = (parameter = ''): ConditionDraft => ({
  parameter,
  from: null,
  to: null,
  values: null,
  text: null,
})

export function CoverageEditor({ editor }: { editor: Editor }) {
  const t = useTranslate()
  const { content, change } = editor
  const form = formOf(content)
  const { coverage: rows } = content
  const { keys, added, removed } = useRowKeys(rows.length)
  const { addRef, removeRef, focusOn } = useRowFocus()

  const [filled, setFilled] = useState(false)
  const goToRow = (at: number) => editor.goTo(`coverage.${at}.conditions`)
  function add(row: CoverageDraft) {
    added()
    change.coverage([...rows, row])
    goToRow(rows.length)
  }
  function remove(at: number) {
    removed(at)
    change.coverage(rows.filter((_, place) => place !== at))
    focusOn(keys[at + 1])
  }
  const set = (at: number, conditions: readonly ConditionDraft[]) =>
    change.coverage(rows.map((row, place) => (place === at ? { conditions } : row)))
  /** Adds the conditions on the configuration that the row lacks; limits are never derived from the sample. */
  const withConfiguration = ({ conditions }: CoverageDraft): readonly ConditionDraft[] => [
    ...conditions,
    ...configurationOf(form, rightParameters(content))
      .filter(({ parameter }) => !conditions.some((one) => one.parameter === parameter))
      .map(draftOf),
  ]
  /** The sample's limits are only a beginning, so the table counts as incomplete until its writer has compared it. */
  function addFromParameters() {
    const { conditions, lacking } = rowFromParameters(form, rightParameters(content))
    change.coverageWhole(false)
    add({ conditions: [...conditions.map(draftOf), ...lacking.map(emptyCondition)] })
    setFilled(true)
  }
  const { ref } = editor.register('coverage')
  return (
    <div ref={ref} className="stack fit gap-16">
      {rows.length === 0 && <p className="quiet">{t(words.coverageEmpty)}</p>}
      {rows.map((row, at) => (
        <section
          key={keys[at]}
          className={`may-narrow framed rounded pad-12 ${styles['row']}`}
          aria-label={t(rowName(at))}
        >
          <div className="row wrap gap-8 align-center justify-between below-8">
            <h3 className="medium">{t(rowName(at))}</h3>
            <div className="row wrap gap-8">
              <Action label={words.addConfiguration} onPress={() => set(at, withConfiguration(row))} />
              <Action label={words.copyRow} onPress={() => add(structuredClone(row))} />
              <Action ref={removeRef(keys[at] ?? at)} label={words.removeRow} onPress={() => remove(at)} />
            </div>
          </div>
          <CoverageRowEditor
            editor={editor}
            path={`coverage.${at}.conditions`}
            label={rowName(at)}
            conditions={row.conditions}
            onChange={(conditions) => set(at, conditions)}
          />
        </section>
      ))}
      {filled && !content.coverageWhole && rows.length > 0 && (
        <Notice tone="warn" title={words.filledTitle} text={words.filledText} />
      )}
      <div className="row wrap gap-8">
        {form && <Action icon="form" label={words.addFromParameters} onPress={addFromParameters} />}
        <Action
          ref={addRef}
          label={rows.length === 0 ? words.addFirstRow : words.addRow}
          onPress={() => {
            const limits = limitsOf(form, content.parameters)
            add({ conditions: limits.length > 0 ? limits.map(emptyCondition) : [emptyCondition()] })
          }}
        />
      </div>
      <FieldsForm
        form={editor}
        fields={[wholeField, modelsField]}
        values={{ coverageWhole: content.coverageWhole, coverageModels: content.coverageModels }}
        onChange={(key, value) =>
          key === wholeField.key
            ? change.coverageWhole(value === true)
            : change.coverageModels(Array.isArray(value) ? value.map(String) : [])
        }
      />
    </div>
  )
}
