// The texts of the schedule input.
import type { CronPart } from '@register/contract/cron'
import type { Phrase } from '@register/contract/phrase'
import type { PartKind } from './cronPart.ts'

export const cronWords = {
  title: ['定时规则', 'Schedule'],
  presets: ['常用规则', 'Presets'],
  custom: ['自定义', 'Custom'],
  take: ['使用此规则', 'Use this schedule'],
  placeholder: ['分钟 小时 日 月 周', 'minute hour day month weekday'],
  from: ['从', 'from'],
  to: ['至', 'to'],
  every: ['间隔', 'every'],
  nth: ['第几个', 'Nth of the month'],
  weekday: ['星期', 'Weekday'],
  day: ['日', 'Day'],
  values: ['指定的值', 'Values'],
  expression: ['表达式', 'Expression'],
  next: ['接下来五次', 'The next five times'],
  zone: ['北京时间', 'Beijing time'],
  needsOne: ['至少选择一个', 'Choose at least one'],
  wrongNow: ['原来的表达式有误，已从每天零点开始', 'The expression was wrong; this one begins with midnight'],
} as const satisfies Record<string, Phrase>

export const presets = [
  { value: '* * * * *', label: ['每分钟', 'Every minute'] },
  { value: '0 * * * *', label: ['每小时', 'Every hour'] },
  { value: '0 0 * * *', label: ['每天零点', 'Every day at midnight'] },
  { value: '0 0 1 * *', label: ['每月一号零点', 'The first of the month at midnight'] },
  { value: '0 0 L * *', label: ['每月最后一天零点', 'The last day of the month at midnight'] },
  { value: '0 0 * * 0', label: ['每周星期日零点', 'Sundays at midnight'] },
] as const satisfies readonly { value: string; label: Phrase }[]

export const kindWords = {
  any: ['任意值', 'Any'],
  range: ['范围', 'Range'],
  step: ['间隔', 'Interval'],
  list: ['指定', 'Chosen'],
  lastDay: ['本月最后一天', 'Last day of the month'],
  working: ['最近的工作日', 'Nearest working day'],
  lastWorking: ['最后一个工作日', 'Last working day'],
  nth: ['第几个', 'Nth of the month'],
  lastOf: ['最后一个', 'Last of the month'],
  text: ['表达式', 'Expression'],
} as const satisfies Record<PartKind, Phrase>

export const hints: Readonly<Partial<Record<CronPart, Phrase>>> = {
  day: [
    '日与周只设置一个：设置了日，周即为任意值。工作日指星期一至星期五',
    'Only one of day and weekday can be set: setting the day clears the weekday. Working days are Monday to Friday',
  ],
  weekday: [
    '日与周只设置一个：设置了周，日即为任意值',
    'Only one of day and weekday can be set: setting the weekday clears the day',
  ],
}

export const weekdays = [
  ['星期日', 'Sunday'],
  ['星期一', 'Monday'],
  ['星期二', 'Tuesday'],
  ['星期三', 'Wednesday'],
  ['星期四', 'Thursday'],
  ['星期五', 'Friday'],
  ['星期六', 'Saturday'],
] as const satisfies readonly Phrase[]

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
export const nthOf = (nth: number): Phrase => [`第 ${nth} 个`, ordinals[nth - 1] ?? '']
