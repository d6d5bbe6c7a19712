// A range as two number inputs in a row: from, to, and their common unit. A text that is not a number stays as it was typed.
import type { Field, Range, Value } from '@register/contract/fields'
import { isRange } from '@register/contract/fieldTypes/empty'
import { endLabels, rangeEnds } from '@register/contract/fieldTypes/range'
import { useTranslate } from '../../../api/language.ts'
import type { InputProps } from '../inputProps.ts'
import { NumberInput } from './NumberInput.tsx'
import styles from './number.module.css'

/** The ends as shown on the screen; a text is input that is not a number, and is never sent. */
type TypedRange = Record<keyof Range, number | string | null>

function typedRange(value: Value | null | undefined): TypedRange {
  const ends = isRange(value) ? value : undefined
  const end = (one: unknown) => (typeof one === 'number' || typeof one === 'string' ? one : null)
  return { from: end(ends?.from), to: end(ends?.to) }
}

export function RangeInput({ field, ...props }: InputProps & { field: Field }) {
  const { id, value, onChange, onBlur, invalid, required, describedBy, label, disabled = false, print } = props
  const t = useTranslate()
  const ends = typedRange(value)
  function set(end: keyof Range, next: number | string | null) {
    const range = { ...ends, [end]: next }
    // The form's own check reports a text that is not a number, as in a field of one number.
    onChange(range.from === null && range.to === null ? null : (range as unknown as Range))
  }
  return (
    <div role="group" aria-label={t(label)} className={`row gap-8 align-center ${styles['range']}`}>
      {rangeEnds.map((end) => (
        <NumberInput
          key={end}
          // Pressing the label of the whole focuses the first end.
          id={end === 'from' ? id : `${id}-to`}
          field={field}
          className={styles['number'] ?? ''}
          value={ends[end]}
          status={invalid ? 'error' : ''}
          disabled={disabled}
          aria-label={`${t(label)} ${t(endLabels[end])}`}
          aria-invalid={invalid}
          aria-required={required && end === 'from'}
          {...(describedBy && { 'aria-describedby': describedBy })}
          prefix={<span className="quiet one-line">{end === 'from' ? '≥' : '≤'}</span>}
          onBlur={onBlur}
          written={print?.text(end)}
          onChange={(next, text) => {
            set(end, next)
            print?.onWrite(end, text)
          }}
        />
      ))}
      {field.unit && <span className="quiet one-line">{t(field.unit)}</span>}
    </div>
  )
}
