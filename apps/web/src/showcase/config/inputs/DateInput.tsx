// date: a day, month, year or instant, or a range of two, as text in the configured format.
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { KeyboardEvent } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { basics, type ConfigInputProps } from '../configInput.ts'
import { useText } from '../useText.ts'
import { configWords as words } from '../words.ts'
import type { DateShortcut, ItemOptions } from '../formConfig.ts'

// Days and instants of configured dates: the format of each kind, and today's values of its shortcuts.
const kinds = {
  date: { picker: 'date', time: false, range: false, format: 'YYYY-MM-DD' },
  datetime: { picker: 'date', time: true, range: false, format: 'YYYY-MM-DD HH:mm:ss' },
  month: { picker: 'month', time: false, range: false, format: 'YYYY-MM' },
  year: { picker: 'year', time: false, range: false, format: 'YYYY' },
  daterange: { picker: 'date', time: false, range: true, format: 'YYYY-MM-DD' },
  datetimerange: { picker: 'date', time: true, range: true, format: 'YYYY-MM-DD HH:mm:ss' },
} as const

/** An unknown type counts as a day. */
const kindOf = ({ type }: ItemOptions): (typeof kinds)[keyof typeof kinds] =>
  type !== undefined && Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : kinds.date

function readDay(value: unknown, format: string): Dayjs | null {
  if (typeof value !== 'string' || value === '') return null
  const strict = dayjs(value, format)
  const day = strict.isValid() ? strict : dayjs(value)
  return day.isValid() ? day : null
}

function readRange(value: unknown, format: string): [Dayjs | null, Dayjs | null] {
  const [from, to] = Array.isArray(value) ? (value as unknown[]) : []
  return [readDay(from, format), readDay(to, format)]
}

const oneDay = ({ days }: DateShortcut): Dayjs => dayjs().add(typeof days === 'number' ? days : days[0], 'day')
const twoDays = ({ days }: DateShortcut): [Dayjs, Dayjs] => {
  const [from, to] = typeof days === 'number' ? [Math.min(days, 0), Math.max(days, 0)] : days
  return [dayjs().add(from, 'day'), dayjs().add(to, 'day')]
}

/** HH:mm:ss of today, the initial time of the clock. */
const timeOf = (text: string): Dayjs => dayjs(`${dayjs().format('YYYY-MM-DD')} ${text}`)

export function DateInput(props: ConfigInputProps) {
  const { id, value, onChange, placeholder, options, label } = props
  const t = useTranslate()
  const text = useText()
  const { picker, time, range, format } = kindOf(options)
  const { valueFormat = format, shortcuts = [], defaultTime } = options
  const all = {
    ...basics(props),
    className: 'full-width',
    picker,
    format,
    allowClear: options.clearable ?? true,
    // Enter accepts the typed day and does not send the form.
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
  }
  if (!range) {
    const clock = typeof defaultTime === 'string' ? { defaultOpenValue: timeOf(defaultTime) } : true
    return (
      <DatePicker
        {...all}
        previewValue={false}
        placeholder={placeholder ?? t(words.choose)}
        showTime={time && clock}
        value={readDay(value, valueFormat)}
        presets={shortcuts.map((shortcut) => ({ label: text(shortcut.label), value: () => oneDay(shortcut) }))}
        onChange={(day) => onChange(day?.format(valueFormat) ?? null)}
      />
    )
  }
  const times = Array.isArray(defaultTime) ? (defaultTime as readonly [string, string]) : undefined
  return (
    <div id={id} role="group" aria-label={label}>
      <DatePicker.RangePicker
        {...all}
        previewValue={false}
        id={{ start: `${id}-from`, end: `${id}-to` }}
        placeholder={[t(words.from), t(words.to)]}
        showTime={time && (times ? { defaultOpenValue: [timeOf(times[0]), timeOf(times[1])] } : true)}
        value={readRange(value, valueFormat)}
        presets={shortcuts.map((shortcut) => ({ label: text(shortcut.label), value: () => twoDays(shortcut) }))}
        onChange={(days) => {
          const [from, to] = days ?? []
          onChange(from && to ? [from.format(valueFormat), to.format(valueFormat)] : null)
        }}
      />
    </div>
  )
}
