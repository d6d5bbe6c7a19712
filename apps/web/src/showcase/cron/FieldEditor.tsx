// One field of an expression: of which kind it is, and the numbers that go with it.
import { InputNumber, Radio, Select } from 'antd'
import { useSay } from '../../api/language.ts'
import { usePopupWidth } from '../../kit/input/usePopupWidth.ts'
import styles from './cron.module.css'
import { bounds, kindsOf, type CronField, type FieldKind, type FieldName } from './cron.ts'
import { weekdayOf } from './describe.ts'
import { fieldWords } from './problemWords.ts'
import { cronWords as words, hints, kindWords, nthOf } from './words.ts'

export interface FieldEditorProps {
  name: FieldName
  field: CronField
  onChange: (field: CronField) => void
}

/** A kind as it begins. */
function started(kind: FieldKind, name: FieldName): CronField {
  const lowest = name === 'year' ? new Date().getFullYear() : bounds[name][0]
  if (kind === 'range') return { kind, from: lowest, to: lowest + 1 }
  if (kind === 'step') return { kind, from: lowest, every: 1 }
  if (kind === 'list') return { kind, values: [lowest] }
  if (kind === 'nth') return { kind, day: 2, nth: 1 }
  if (kind === 'lastWeek') return { kind, day: 2 }
  return { kind }
}

export function FieldEditor({ name, field, onChange }: FieldEditorProps) {
  const say = useSay()
  return (
    <div className={styles['field']}>
      {name in hints && <p className={styles['hint']}>{say(hints[name as keyof typeof hints])}</p>}
      <Radio.Group
        aria-label={say(fieldWords[name])}
        value={field.kind}
        options={kindsOf[name].map((kind) => ({ value: kind, label: say(kindWords[kind]) }))}
        onChange={(event) => onChange(started(event.target.value as FieldKind, name))}
      />
      <Numbers name={name} field={field} onChange={onChange} />
    </div>
  )
}

function Numbers({ name, field, onChange }: FieldEditorProps) {
  const say = useSay()
  const [lowest, highest] = bounds[name]
  const one = (
    label: string,
    value: number,
    then: (value: number) => CronField,
    most: number = highest,
    least: number = lowest,
  ) => (
    <OneOf
      name={name}
      label={label}
      value={value}
      least={least}
      most={most}
      onChange={(next) => onChange(then(next))}
    />
  )
  if (field.kind === 'range')
    return (
      <div className={styles['numbers']}>
        {one(say(words.from), field.from, (from) => ({ ...field, from, to: Math.max(from, field.to) }))}
        {one(say(words.to), field.to, (to) => ({ ...field, to, from: Math.min(to, field.from) }))}
      </div>
    )
  if (field.kind === 'step')
    return (
      <div className={styles['numbers']}>
        {one(say(words.from), field.from, (from) => ({ ...field, from }))}
        <OneOf
          name="second"
          label={say(words.every)}
          value={field.every}
          least={1}
          most={highest}
          onChange={(every) => onChange({ ...field, every })}
        />
      </div>
    )
  if (field.kind === 'list') return <Several name={name} field={field} onChange={onChange} />
  if (field.kind === 'nth' || field.kind === 'lastWeek')
    return (
      <div className={styles['numbers']}>
        {field.kind === 'nth' && (
          <label>
            {say(words.nth)}
            <Select
              value={field.nth}
              options={[1, 2, 3, 4, 5].map((nth) => ({ value: nth, label: say(nthOf(nth)) }))}
              onChange={(nth) => onChange({ ...field, nth })}
            />
          </label>
        )}
        {one(say(words.weekday), field.day, (day) => ({ ...field, day }))}
      </div>
    )
  return null
}

interface OneOfProps {
  name: FieldName
  label: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

function OneOf({ name, label, value, least, most, onChange }: OneOfProps) {
  const say = useSay()
  return (
    <label>
      {label}
      {name === 'week' ? (
        <Select
          value={value}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: day, label: say(weekdayOf(day)) }))}
          onChange={onChange}
        />
      ) : (
        <InputNumber
          min={least}
          max={most}
          precision={0}
          value={value}
          onChange={(next) => next !== null && onChange(next)}
        />
      )}
    </label>
  )
}

function Several({ name, field, onChange }: FieldEditorProps & { field: Extract<CronField, { kind: 'list' }> }) {
  const say = useSay()
  const popupWidth = usePopupWidth('content')
  const [lowest, highest] = bounds[name]
  return (
    <Select<number[]>
      mode="multiple"
      aria-label={say(words.values)}
      className={styles['values'] ?? ''}
      popupMatchSelectWidth={popupWidth}
      placeholder={say(words.needsOne)}
      value={[...field.values]}
      options={Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at).map((value) => ({
        value,
        label: name === 'week' ? say(weekdayOf(value)) : String(value),
      }))}
      // The last one stays: a field without a value says nothing.
      onChange={(values) => values.length > 0 && onChange({ kind: 'list', values: values.toSorted((a, b) => a - b) })}
    />
  )
}
