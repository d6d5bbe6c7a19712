// What the input of schedules says.
import type { Phrase } from '@register/contract/phrase'
import type { FieldKind, FieldName } from './cron.ts'

export const cronWords = {
  title: ['定时规则', 'Schedule'],
  presets: ['常用规则', 'Presets'],
  custom: ['自定义', 'Custom'],
  take: ['使用此规则', 'Use this schedule'],
  placeholder: ['秒 分钟 小时 日 月 周 年', 'second minute hour day month week year'],
  from: ['从', 'from'],
  to: ['至', 'to'],
  every: ['间隔', 'every'],
  nth: ['第几周', 'Which week'],
  weekday: ['星期', 'Weekday'],
  values: ['指定的值', 'Values'],
  expression: ['表达式', 'Expression'],
  next: ['最近五次运行', 'The next five times'],
  never: ['不会再运行', 'It never runs again'],
  needsOne: ['至少选择一个', 'Choose at least one'],
  wrongNow: ['原来的表达式有误，已从每天零点开始', 'The expression was wrong; this begins with midnight'],
} as const satisfies Record<string, Phrase>

export const presets = [
  { value: '0 * * * * ?', label: ['每分钟', 'Every minute'] },
  { value: '0 0 * * * ?', label: ['每小时', 'Every hour'] },
  { value: '0 0 0 * * ?', label: ['每天零点', 'Every day at midnight'] },
  { value: '0 0 0 1 * ?', label: ['每月一号零点', 'The first of the month at midnight'] },
  { value: '0 0 0 L * ?', label: ['每月最后一天零点', 'The last day of the month at midnight'] },
  { value: '0 0 0 ? * 1', label: ['每周星期日零点', 'Sundays at midnight'] },
] as const satisfies readonly { value: string; label: Phrase }[]

export const kindWords = {
  any: ['任意值', 'Any'],
  range: ['范围', 'Range'],
  step: ['间隔', 'Interval'],
  list: ['指定', 'Chosen'],
  last: ['本月最后一天', 'Last day of the month'],
  none: ['不指定', 'Left open'],
  nth: ['间隔', 'Week of the month'],
  lastWeek: ['本月最后一周', 'Last week of the month'],
  omit: ['忽略', 'Left out'],
} as const satisfies Record<FieldKind, Phrase>

export const hints = {
  day: ['设置了日，周就不再指定；反之亦然', 'Setting the day leaves the week open, and the other way round'],
  week: ['设置了周，日就不再指定；反之亦然', 'Setting the week leaves the day open, and the other way round'],
} as const satisfies Partial<Record<FieldName, Phrase>>

export const nthOf = (nth: number): Phrase => [`第 ${nth} 周`, `week ${nth}`]
