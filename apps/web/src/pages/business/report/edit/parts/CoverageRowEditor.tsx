// The conditions of one alternative: a parameter of the category's form with its bounds in its unit, its values, or a text.
import { isNumber } from '@register/contract/business/coverage/asked'
import { isMarked } from '@register/contract/business/coverage/rule'
import { conditionFields } from '@register/contract/business/coverage/shape'
import type { Field } from '@register/contract/fields'
import { useSay } from '../../../../../api/language.ts'
import { EditTable, type EditColumn } from '../../../../../kit/edit/EditTable.tsx'
import { Choice } from '../../../../../kit/input/Choice.tsx'
import { FieldInput } from '../../../../../kit/input/FieldInput.tsx'
import { parameterFields, type ConditionDraft } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'
import styles from './coverage.module.css'

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
  label: string
  conditions: readonly ConditionDraft[]
  onChange: (conditions: readonly ConditionDraft[]) => void
}

export function CoverageRowEditor({ editor, path, label, conditions, onChange }: Props) {
  const say = useSay()
  const fields = parameterFields(editor.content)
  // What decides or is compared comes first; anything else may be printed too.
  const options = [...fields.filter(isMarked), ...fields.filter((field) => !isMarked(field))].map((field) => ({
    value: field.key,
    label: say(field.label),
  }))
  const fieldFor = ({ parameter }: ConditionDraft) => fields.find(({ key }) => key === parameter)
  /** Bounds are for numbers, and for what only the certificate names. */
  const hasBounds = (one: ConditionDraft) => {
    const field = fieldFor(one)
    return !field || isNumber(field)
  }
  const hasValues = (one: ConditionDraft) => {
    const field = fieldFor(one)
    return !field || !isNumber(field) || field.coverage === 'equal' || field.coverage === 'set' || one.values !== null
  }
  const none = <span className={styles['none']}>—</span>
  const bound = (key: 'from' | 'to'): EditColumn<ConditionDraft> => ({
    field: conditionFields[key],
    width: 'small',
    draw: (input, one) => {
      const unit = fieldFor(one)?.unit
      if (!hasBounds(one) && one[key] === null) return none
      return <FieldInput field={{ ...conditionFields[key], ...(unit && { unit }) }} {...input} />
    },
  })
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
          // A parameter from another form, or written freely by an import, must not vanish.
          options={
            one.parameter && !fieldFor(one) ? [...options, { value: one.parameter, label: one.parameter }] : options
          }
          onChange={(next) => pick(next ?? '')}
        />
      ),
    },
    bound('from'),
    bound('to'),
    {
      field: conditionFields.values,
      draw: (input, one) =>
        hasValues(one) ? <FieldInput field={valuesField(fieldFor(one))} {...input} value={one.values ?? []} /> : none,
    },
    { field: conditionFields.text },
  ]
  return (
    <EditTable<ConditionDraft>
      form={editor}
      path={path}
      label={label}
      columns={columns}
      rows={conditions}
      template={{ parameter: '', from: null, to: null, values: null, text: null }}
      addLabel={say(words.addCondition)}
      empty={say(words.noConditions)}
      onChange={(next) =>
        onChange(
          next.map((one, at) => {
            const before = conditions.length === next.length ? conditions[at] : undefined
            const parameter = one.parameter ?? ''
            // What was said of one parameter says nothing of another.
            return before && before.parameter !== parameter
              ? { ...one, parameter, from: null, to: null, values: null }
              : { ...one, parameter, values: one.values?.length ? one.values : null }
          }),
        )
      }
    />
  )
}
