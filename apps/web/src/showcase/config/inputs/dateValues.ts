// Days and instants of configured dates: the format of each kind, and today's values of its shortcuts.
import dayjs, { type Dayjs } from 'dayjs'
import type { DateShortcut, ItemOptions } from '../formConfig.ts'

const kinds = {
  date: { picker: 'date', time: false, range: false, format: 'YYYY-MM-DD' },
  datetime: { picker: 'date', time: true, range: false, format: 'YYYY-MM-DD HH:mm:ss' },
  month: { picker: 'month', time: false, range: false, format: 'YYYY-MM' },
  year: { picker: 'year', time: false, range: false, format: 'YYYY' },
  daterange: { picker: 'date', time: false, range: true, format: 'YYYY-MM-DD' },
  datetimerange: { picker: 'date', time: true, range: true, format: 'YYYY-MM-DD HH:mm:ss' },
} as const

/** An unknown type counts as a day. */
export const kindOf = ({ type }: ItemOptions): (typeof kinds)[keyof typeof kinds] =>
  type !== undefined && Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : kinds.date

export function readDay(value: unknown, format: string): Dayjs | null {
  if (typeof value !== 'string' || value === '') return null
  const strict = dayjs(value, format)
  const day = strict.isValid() ? strict : dayjs(value)
  return day.isValid() ? day : null
}

export function readRange(value: unknown, format: string): [Dayjs | null, Dayjs | null] {
  const [from, to] = Array.isArray(value) ? (value as unknown[]) : []
  return [readDay(from, format), readDay(to, format)]
}

export const oneDay = ({ days }: DateShortcut): Dayjs => dayjs().add(typeof days === 'number' ? days : days[0], 'day')
export const twoDays = ({ days }: DateShortcut): [Dayjs, Dayjs] => {
  const [from, to] = typeof days === 'number' ? [Math.min(days, 0), Math.max(days, 0)] : days
  return [dayjs().add(from, 'day'), dayjs().add(to, 'day')]
}

/** HH:mm:ss of today, the initial time of the clock. */
export const timeOf = (text: string): Dayjs => dayjs(`${dayjs().format('YYYY-MM-DD')} ${text}`)
