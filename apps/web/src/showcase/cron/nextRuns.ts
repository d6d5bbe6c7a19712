// When an expression runs next, on the viewer's clock.
import { bounds, type Cron, type CronField, type FieldName } from './cron.ts'
import { holds } from './parseCron.ts'

const valuesOf = (cron: Cron, name: FieldName): number[] => {
  const [lowest, highest] = bounds[name]
  return Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at).filter((value) =>
    holds(cron[name], value),
  )
}

/** `month` from 1; the date is right of itself, so it serves leap years and month ends. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

function weekFits(field: CronField, year: number, month: number, day: number): boolean {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1
  if (field.kind === 'nth') return weekday === field.day && Math.ceil(day / 7) === field.nth
  if (field.kind === 'lastWeek') return weekday === field.day && day + 7 > daysIn(year, month)
  return holds(field, weekday)
}

function dayFits({ day: days, week }: Cron, year: number, month: number, day: number): boolean {
  if (days.kind === 'none') return weekFits(week, year, month, day)
  if (days.kind === 'last') return day === daysIn(year, month)
  return holds(days, day)
}

/** Days that fit, from the one of `from` on, before the year 2100. */
function* daysOf(cron: Cron, from: Date): Generator<[year: number, month: number, day: number]> {
  const start = [from.getFullYear(), from.getMonth() + 1, from.getDate()] as const
  for (let year = start[0]; year <= bounds.year[1]; year++) {
    if (!holds(cron.year, year)) continue
    for (let month = year === start[0] ? start[1] : 1; month <= 12; month++) {
      if (!holds(cron.month, month)) continue
      const first = year === start[0] && month === start[1] ? start[2] : 1
      for (let day = first; day <= daysIn(year, month); day++)
        if (dayFits(cron, year, month, day)) yield [year, month, day]
    }
  }
}

type Time = [hour: number, minute: number, second: number]

function* timesOf(cron: Cron): Generator<Time> {
  const [minutes, seconds] = [valuesOf(cron, 'minute'), valuesOf(cron, 'second')]
  for (const hour of valuesOf(cron, 'hour'))
    for (const minute of minutes) for (const second of seconds) yield [hour, minute, second]
}

/** The next `count` times after `from`, fewer when there are no more. */
export function nextRuns(cron: Cron, from: Date, count = 5): Date[] {
  const found: Date[] = []
  for (const [year, month, day] of daysOf(cron, from)) {
    for (const time of timesOf(cron)) {
      const run = new Date(year, month - 1, day, ...time)
      if (run > from) found.push(run)
      if (found.length === count) return found
    }
  }
  return found
}
