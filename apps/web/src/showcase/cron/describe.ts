// What an expression means, in words.
import type { Phrase } from '@register/contract/phrase'
import type { Cron, CronField } from './cron.ts'

const weekdays = [
  ['星期日', 'Sunday'],
  ['星期一', 'Monday'],
  ['星期二', 'Tuesday'],
  ['星期三', 'Wednesday'],
  ['星期四', 'Thursday'],
  ['星期五', 'Friday'],
  ['星期六', 'Saturday'],
] as const satisfies readonly Phrase[]
export const weekdayOf = (weekday: number): Phrase => weekdays[weekday - 1] ?? weekdays[0]

const months = 'January February March April May June July August September October November December'.split(' ')
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth']
const two = (n: number) => String(n).padStart(2, '0')
/** One value, when the field names just one. */
const single = (field: CronField): number | undefined =>
  field.kind === 'list' && field.values.length === 1 ? field.values[0] : undefined

interface Naming {
  zh: (value: number) => string
  en: (value: number) => string
  /** Of the interval. */
  every: Phrase
}

/** Everything but `any`. */
function values(field: CronField, { zh, en, every }: Naming): Phrase {
  if (field.kind === 'range') return [`${zh(field.from)}至${zh(field.to)}`, `${en(field.from)} to ${en(field.to)}`]
  if (field.kind === 'step')
    return [
      `从${zh(field.from)}起每 ${field.every} ${every[0]}`,
      `every ${field.every} ${every[1]} from ${en(field.from)} on`,
    ]
  if (field.kind === 'list') return [field.values.map(zh).join('、'), field.values.map(en).join(', ')]
  return ['', '']
}

const clock: Readonly<Record<'second' | 'minute' | 'hour', Naming>> = {
  hour: { zh: (at) => `${at}时`, en: (at) => `hour ${at}`, every: ['小时', 'hours'] },
  minute: { zh: (at) => `${at}分`, en: (at) => `minute ${at}`, every: ['分钟', 'minutes'] },
  second: { zh: (at) => `${at}秒`, en: (at) => `second ${at}`, every: ['秒', 'seconds'] },
}
const whole = {
  hour: ['每小时', 'every hour'],
  minute: ['每分钟', 'every minute'],
  second: ['每秒', 'every second'],
} as const

function time(cron: Cron): Phrase[] {
  const [hour, minute, second] = [single(cron.hour), single(cron.minute), single(cron.second)]
  if (hour !== undefined && minute !== undefined && second !== undefined) {
    const at = `${two(hour)}:${two(minute)}:${two(second)}`
    return [[at, `at ${at}`]]
  }
  const said: Phrase[] = []
  for (const name of ['hour', 'minute', 'second'] as const) {
    const field = cron[name]
    // The smaller unit says it: every minute of every hour is every minute.
    const smaller = name === 'hour' ? cron.minute : name === 'minute' ? cron.second : undefined
    if (field.kind === 'any' && smaller?.kind === 'any') continue
    if (name === 'second' && second === 0) continue
    if (name === 'minute' && minute === 0 && second === 0) {
      said.push(['整点', 'on the hour'])
      continue
    }
    const [zh, en] = field.kind === 'any' ? whole[name] : values(field, clock[name])
    said.push([zh, field.kind === 'any' || field.kind === 'step' ? en : `in ${en}`])
  }
  return said
}

function day({ day: days, week, month }: Cron): Phrase {
  const ofMonth: Phrase = month.kind === 'any' ? ['每月', ''] : ['', '']
  const weekday: Naming = { zh: (at) => weekdayOf(at)[0], en: (at) => weekdayOf(at)[1], every: ['天', 'days'] }
  if (days.kind === 'last') return [`${ofMonth[0]}最后一天`, 'on the last day of the month']
  if (days.kind === 'none') {
    if (week.kind === 'nth')
      return [
        `${ofMonth[0]}第 ${week.nth} 个${weekdayOf(week.day)[0]}`,
        `on the ${ordinals[week.nth] ?? ''} ${weekdayOf(week.day)[1]} of the month`,
      ]
    if (week.kind === 'lastWeek')
      return [`${ofMonth[0]}最后一个${weekdayOf(week.day)[0]}`, `on the last ${weekdayOf(week.day)[1]} of the month`]
    if (week.kind === 'any') return ['每天', 'every day']
    const [zh, en] = values(week, weekday)
    return [`每周${zh}`, `on ${en}`]
  }
  if (days.kind === 'any') return ['每天', 'every day']
  const [zh, en] = values(days, { zh: (at) => `${at}日`, en: (at) => `day ${at}`, every: ['天', 'days'] })
  return [`${ofMonth[0]}${zh}`, days.kind === 'step' ? en : `on ${en} of the month`]
}

export function describe(cron: Cron): Phrase {
  const { month, year } = cron
  const inYear = values(year, { zh: (at) => `${at}年`, en: String, every: ['年', 'years'] })
  const inMonth = values(month, { zh: (at) => `${at}月`, en: (at) => months[at - 1] ?? '', every: ['个月', 'months'] })
  const on = day(cron)
  const at = time(cron)
  const english = [
    on[1],
    inMonth[1] && (month.kind === 'step' ? inMonth[1] : `in ${inMonth[1]}`),
    inYear[1] && (year.kind === 'step' ? inYear[1] : `in ${inYear[1]}`),
    ...at.map((one) => one[1]),
  ].filter(Boolean)
  const sentence = english.join(', ')
  return [
    [inYear[0], inMonth[0], on[0], ...at.map((one) => one[0])].filter(Boolean).join(' '),
    sentence.charAt(0).toUpperCase() + sentence.slice(1),
  ]
}
