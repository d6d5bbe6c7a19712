// One part of a schedule: its kind and the numbers that belong to it, or its text where the part cannot be drawn.
import { cronPartNames, type CronPart } from '@register/contract/cron'
import { Input, InputNumber, Radio, Select } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { usePopupWidth } from '../input/usePopupWidth.ts'
import styles from './cron.module.css'
import { bounds, kindsOf, readPart, startPart, writePart, type DrawnPart, type PartKind } from './cronPart.ts'
import { cronWords as words, hints, kindWords, nthOf, weekdays } from './words.ts'

export interface PartEditorProps {
  part: CronPart
  text: string
  onChange: (text: string) => void
}

export function PartEditor({ part, text, onChange }: PartEditorProps) {
  const t = useTranslate()
  const read = readPart(part, text)
  // While a person types, the text may be drawable for a moment; the text box stays.
  const [typed, setTyped] = useState(read.kind === 'text')
  const drawn: DrawnPart = typed ? { kind: 'text', text } : read
  const hint = hints[part]
  const choose = (kind: PartKind) => {
    setTyped(kind === 'text')
    onChange(writePart(part, startPart(part, kind, text)))
  }
  return (
    <div className={`stack gap-12 content-start ${styles['part']}`}>
      {hint && <p className="quiet small">{t(hint)}</p>}
      <Radio.Group
        aria-label={t(cronPartNames[part])}
        value={drawn.kind}
        options={kindsOf[part].map((kind) => ({ value: kind, label: t(kindWords[kind]) }))}
        onChange={(event) => choose(event.target.value as PartKind)}
      />
      <Numbers part={part} drawn={drawn} onChange={(next) => onChange(writePart(part, next))} />
    </div>
  )
}

interface NumbersProps {
  part: CronPart
  drawn: DrawnPart
  onChange: (drawn: DrawnPart) => void
}

function Numbers({ part, drawn, onChange }: NumbersProps) {
  const t = useTranslate()
  switch (drawn.kind) {
    case 'range':
    case 'step': {
      const { from, to } = drawn
      return (
        <div className={`row wrap ${styles['numbers']}`}>
          <One
            part={part}
            label={words.from}
            value={from}
            onChange={(next) => onChange({ ...drawn, from: next, to: Math.max(next, to) })}
          />
          <One
            part={part}
            label={words.to}
            value={to}
            onChange={(next) => onChange({ ...drawn, to: next, from: Math.min(next, from) })}
          />
          {drawn.kind === 'step' && (
            <label>
              {t(words.every)}
              <InputNumber
                min={1}
                max={bounds[part][1]}
                precision={0}
                value={drawn.every}
                onChange={(every) => every !== null && onChange({ ...drawn, every })}
              />
            </label>
          )}
        </div>
      )
    }
    case 'list':
      return <Several part={part} values={drawn.values} onChange={(values) => onChange({ kind: 'list', values })} />
    case 'working':
    case 'lastOf':
    case 'nth':
      return (
        <div className={`row wrap ${styles['numbers']}`}>
          {drawn.kind === 'nth' && (
            <label>
              {t(words.nth)}
              <Select
                value={drawn.nth}
                options={[1, 2, 3, 4, 5].map((nth) => ({ value: nth, label: t(nthOf(nth)) }))}
                onChange={(nth) => onChange({ ...drawn, nth })}
              />
            </label>
          )}
          <One
            part={part}
            label={part === 'weekday' ? words.weekday : words.day}
            value={drawn.day}
            onChange={(day) => onChange({ ...drawn, day })}
          />
        </div>
      )
    case 'text':
      return (
        <Input
          aria-label={t(words.expression)}
          className={styles['expression'] ?? ''}
          spellCheck={false}
          value={drawn.text}
          onChange={(event) => onChange({ kind: 'text', text: event.target.value.replaceAll(/\s/g, '') })}
        />
      )
    default:
      return null
  }
}

const optionsOf = (part: CronPart, t: ReturnType<typeof useTranslate>) => {
  const [lowest, highest] = bounds[part]
  return Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at).map((value) => ({
    value,
    label: part === 'weekday' ? t(weekdays[value % 7] ?? weekdays[0]) : String(value),
  }))
}

interface OneProps {
  part: CronPart
  label: Parameters<ReturnType<typeof useTranslate>>[0]
  value: number
  onChange: (value: number) => void
}

function One({ part, label, value, onChange }: OneProps) {
  const t = useTranslate()
  const [lowest, highest] = bounds[part]
  return (
    <label>
      {t(label)}
      {part === 'weekday' ? (
        <Select value={value} options={optionsOf(part, t)} onChange={onChange} />
      ) : (
        <InputNumber
          min={lowest}
          max={highest}
          precision={0}
          value={value}
          onChange={(next) => next !== null && onChange(next)}
        />
      )}
    </label>
  )
}

interface SeveralProps {
  part: CronPart
  values: readonly number[]
  onChange: (values: number[]) => void
}

function Several({ part, values, onChange }: SeveralProps) {
  const t = useTranslate()
  const popupWidth = usePopupWidth('content')
  return (
    <Select<number[]>
      mode="multiple"
      aria-label={t(words.values)}
      className="full-width"
      popupMatchSelectWidth={popupWidth}
      placeholder={t(words.needsOne)}
      value={[...values]}
      options={optionsOf(part, t)}
      // The last number cannot be removed: a part needs at least one value.
      onChange={(next) => next.length > 0 && onChange(next.toSorted((a, b) => a - b))}
    />
  )
}
