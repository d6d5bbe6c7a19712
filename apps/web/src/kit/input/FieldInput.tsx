// The right input for a field's type: text, paragraph, number or range with its unit, date, choice, choices, yes or no. The form draws tables.
import { textOf, type Field } from '@register/contract/fields'
import type { Wording } from '@register/contract/phrase'
import { Input, Radio, Select } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { saidOptions } from '../text/saidOptions.ts'
import { Choices } from './Choices.tsx'
import { DateInput } from './date/DateInput.tsx'
import antd from '../antd/input.module.css'
import styles from './input.module.css'
import type { InputProps } from './inputProps.ts'
import { NumberInput } from './number/NumberInput.tsx'
import { RangeInput } from './number/RangeInput.tsx'
import { exampleOf, inputWords as words } from './words.ts'

interface FieldInputProps extends InputProps {
  field: Field
  /** Before a number: ≤. */
  sign?: string | undefined
}

export function FieldInput({ field, sign, ...props }: FieldInputProps) {
  const t = useTranslate()
  const { id, value, onChange, onBlur, invalid, required, describedBy, label, disabled = false, print } = props
  const status = invalid ? 'error' : ''
  const aria = {
    'aria-invalid': invalid,
    'aria-required': required,
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
  const text = textOf(value)
  const shape = { id, disabled, status, onBlur, ...aria } as const
  switch (field.type) {
    case 'text':
      return (
        <Input
          {...shape}
          value={text}
          placeholder={field.example ? t(exampleOf(field.example)) : ''}
          maxLength={field.maxLength ?? 200}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'paragraph':
      return (
        <Input.TextArea
          {...shape}
          value={text}
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={field.maxLength ?? 2000}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'integer':
    case 'decimal':
      return (
        <NumberInput
          {...shape}
          field={field}
          className={styles['fill'] ?? ''}
          value={value}
          {...(sign && { prefix: <span className="quiet">{sign}</span> })}
          suffix={field.unit && <span className="quiet">{t(field.unit)}</span>}
          written={print?.text('')}
          onChange={(next, written) => {
            onChange(next)
            print?.onWrite('', written)
          }}
        />
      )
    case 'range':
      return <RangeInput field={field} {...props} />
    case 'date':
      return (
        <DateInput
          {...shape}
          className={`${styles['fill']} ${antd['picker']}`}
          value={value}
          onChange={onChange}
          print={print}
        />
      )
    case 'choice':
      return field.options && field.options.length <= 2 ? (
        <Pair
          {...props}
          options={field.options.map(({ value: one, label: name }) => ({ value: one, label: name }))}
          chosen={textOf(value) || null}
          onPick={onChange}
        />
      ) : (
        <Select
          {...shape}
          className={styles['fill'] ?? ''}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t(words.choose)}
          value={textOf(value) || null}
          options={field.options?.map((option) => ({ value: option.value, label: t(option.label) })) ?? []}
          onChange={(next: string | null) => onChange(next ?? null)}
        />
      )
    case 'choices':
      return (
        <Choices
          {...props}
          free={!field.options?.length}
          options={field.options?.map((option) => ({ value: option.value, label: t(option.label) })) ?? []}
        />
      )
    case 'flag':
      return (
        <Pair
          {...props}
          options={[
            { value: true, label: words.yes },
            { value: false, label: words.no },
          ]}
          chosen={typeof value === 'boolean' ? value : null}
          onPick={onChange}
        />
      )
    default:
      return <span role="alert">{t(label)}</span>
  }
}

/** Two options, both visible: quicker than opening a list. */
function Pair<V extends string | boolean>({
  id,
  options,
  chosen,
  onPick,
  onBlur,
  label,
  describedBy,
  disabled,
}: InputProps & { options: { value: V; label: Wording }[]; chosen: V | null; onPick: (value: V) => void }) {
  const t = useTranslate()
  return (
    <Radio.Group
      id={id}
      role="radiogroup"
      aria-label={t(label)}
      {...(describedBy && { 'aria-describedby': describedBy })}
      options={saidOptions(options, t)}
      value={chosen}
      disabled={disabled ?? false}
      onBlur={onBlur}
      onChange={(event) => onPick(event.target.value as V)}
    />
  )
}
