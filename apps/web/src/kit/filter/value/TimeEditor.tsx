// The value of a condition as days, months, years or instants, single or as a range, in the format that is sent.
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useTranslate } from '../../../api/language.ts'
import { DayPicker, DaysPicker } from '../../input/date/pickers.tsx'
import { dateTypeOf, formatOf, isRange } from '../field.ts'
import { filterWords as words } from '../words.ts'
import type { ValueEditorProps } from './editorProps.ts'

dayjs.extend(customParseFormat)

const pickers = {
  date: 'date',
  datetime: 'date',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  daterange: 'date',
  datetimerange: 'date',
  monthrange: 'month',
  yearrange: 'year',
} as const

export function TimeEditor({ field, operator, label, value, onChange }: ValueEditorProps) {
  const t = useTranslate()
  const type = dateTypeOf(field) ?? 'date'
  const format = formatOf(field)
  const read = (text: string | undefined): Dayjs | null => {
    const day = text ? dayjs(text, format) : undefined
    return day?.isValid() ? day : null
  }
  const shape = {
    className: 'full-width',
    'aria-label': t(label),
    picker: pickers[type],
    showTime: type.startsWith('datetime'),
  }
  if (isRange(field, operator)) {
    const [from, to] = Array.isArray(value) ? (value as readonly string[]) : []
    return (
      <DaysPicker
        {...shape}
        placeholder={[t(words.from), t(words.to)]}
        value={[read(from), read(to)]}
        onChange={(days) => onChange(days?.[0] && days[1] ? [days[0].format(format), days[1].format(format)] : null)}
      />
    )
  }
  return (
    <DayPicker
      {...shape}
      placeholder={t(field.placeholder ?? words.choose)}
      value={read(typeof value === 'string' ? value : undefined)}
      onChange={(day) => onChange(day ? day.format(format) : null)}
    />
  )
}
