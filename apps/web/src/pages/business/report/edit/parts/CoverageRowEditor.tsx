// The conditions of one alternative: a parameter of the category's form with its bounds in its unit, its values, or a text.
import { isNumber } from '@register/contract/rules/coverage/asked'
import { isMarked } from '@register/contract/rules/coverage/rule'
import { conditionFields } from '@register/contract/rules/coverage/shape'
import type { Field, Value } from '@register/contract/fields'
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../../../../api/language.ts'
import antd from '../../../../../kit/antd/input.module.css'
import { EditCell } from '../../../../../kit/edit/EditCell.tsx'
import { EditTable, type EditColumn } from '../../../../../kit/edit/EditTable.tsx'
import { Choice } from '../../../../../kit/input/Choice.tsx'
import { boundField, formOf, parameterFields, type ConditionDraft } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'
import styles from './coverage.module.css'

/** The content of the column for bounds and values. */
const printedField = { key: 'printed', label: words.printedValue, type: 'text' } as const satisfies Field

/** The values a condition may list, as an input takes them. */
function valuesField(field: Field | undefined): Field {
  const options =
    field?.type === 'flag'
      ? [
          { value: 'true', label: ['是', 'Yes'] as const },
          { value: 'false', label: ['否', 'No'] as const },
        ]
      : field?.options
  return { ...conditionFields.values, ...(options && { options }) }
}

interface Props {
  editor: Editor
  /** `coverage.0.conditions` */
  path: string
  label: Wording
  conditions: readonly ConditionDraft[]
  onChange: (conditions: readonly ConditionDraft[]) => void
}

export function CoverageRowEditor({ editor, path, label, conditions, onChange }: Props) {
  const t = useTranslate()
  const fields = parameterFields(editor.content)
  // Parameters that decide or are compared come first; any other parameter may be printed too.
  const options = [...fields.filter(isMarked), ...fields.filter((field) => !isMarked(field))].map((field) => ({
    value: field.key,
    label: t(field.label),
  }))
  const fieldFor = ({ parameter }: ConditionDraft) => fields.find(({ key }) => key === parameter)
  /** Numbers have bounds, and so have parameters that are not in the form and that only the certificate names. */
  const hasBounds = (one: ConditionDraft) => {
    const field = fieldFor(one)
    return !field || isNumber(field)
  }
  const hasValues = (one: ConditionDraft) => {
    const field = fieldFor(one)
    // A certificate describes a table parameter in words only.
    if (field?.type === 'table') return one.values !== null
    return !field || !isNumber(field) || field.coverage === 'equal' || field.coverage === 'set' || one.values !== null
  }
  const set = (one: ConditionDraft, key: 'from' | 'to' | 'values', value: Value | null) =>
    onChange(conditions.map((other) => (other === one ? { ...one, [key]: value } : other)))
  const part = (one: ConditionDraft, key: 'from' | 'to' | 'values', field: Field, sign?: string) => (
    <EditCell
      form={editor}
      field={field}
      path={path}
      at={conditions.indexOf(one)}
      value={one[key]}
      sign={sign}
      onChange={(value) => set(one, key, Array.isArray(value) && value.length === 0 ? null : value)}
    />
  )
  const form = formOf(editor.content)
  const bound = (one: ConditionDraft, key: 'from' | 'to') =>
    part(one, key, boundField(form, one, key), key === 'from' ? '≥' : '≤')
  const columns: EditColumn<ConditionDraft>[] = [
    {
      field: conditionFields.parameter,
      width: 'middle',
      draw: ({ id, label: name, invalid, onChange: pick }, one) => (
        <Choice
          id={id}
          label={name}
          invalid={invalid}
          value={one.parameter || null}
          // A parameter from another form, or one that an import wrote freely, must stay visible.
          options={
            one.parameter && !fieldFor(one) ? [...options, { value: one.parameter, label: one.parameter }] : options
          }
          onChange={(next) => pick(next ?? '')}
        />
      ),
    },
    {
      field: printedField,
      draw: (_, one) => (
        <div className="stack gap-6">
          {(hasBounds(one) || one.from !== null || one.to !== null) && (
            <div className={`${styles['bounds']} ${antd['tight']}`}>
              {bound(one, 'from')}
              {bound(one, 'to')}
            </div>
          )}
          {hasValues(one) && part(one, 'values', valuesField(fieldFor(one)))}
        </div>
      ),
    },
    { field: conditionFields.text, width: 'small' },
  ]
  return (
    <EditTable<ConditionDraft>
      form={editor}
      path={path}
      label={label}
      columns={columns}
      rows={conditions}
      template={{ parameter: '', from: null, to: null, values: null, text: null }}
      addLabel={words.addCondition}
      empty={words.noConditions}
      onChange={(next) =>
        onChange(
          next.map((one, at) => {
            const before = conditions.length === next.length ? conditions[at] : undefined
            const parameter = one.parameter ?? ''
            // Bounds and values of the former parameter do not apply to the new one.
            return before && before.parameter !== parameter
              ? { ...one, parameter, from: null, to: null, values: null }
              : { ...one, parameter, values: one.values?.length ? one.values : null }
          }),
        )
      }
    />
  )
}
