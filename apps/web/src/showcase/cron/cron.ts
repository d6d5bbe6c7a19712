// Quartz expressions as data: six or seven fields, each of one of a few kinds.

export const fieldNames = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const
export type FieldName = (typeof fieldNames)[number]

/** Weekdays count from 1, Sunday, to 7, Saturday. */
export type CronField =
  | { kind: 'any' }
  | { kind: 'range'; from: number; to: number }
  /** Every `every`, beginning with `from`. */
  | { kind: 'step'; from: number; every: number }
  | { kind: 'list'; values: readonly number[] }
  /** Of days: the last of the month. */
  | { kind: 'last' }
  /** Of days and weekdays: the other one decides. */
  | { kind: 'none' }
  /** Of weekdays: the one of the month's `nth` week. */
  | { kind: 'nth'; day: number; nth: number }
  /** Of weekdays: the month's last such day. */
  | { kind: 'lastWeek'; day: number }
  /** Of years: the field is left out. */
  | { kind: 'omit' }

export type FieldKind = CronField['kind']
export type Cron = Readonly<Record<FieldName, CronField>>

export const bounds = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  week: [1, 7],
  year: [1970, 2099],
} as const satisfies Record<FieldName, readonly [number, number]>

const plain = ['any', 'range', 'step', 'list'] as const
/** Which kinds a field may be of, in the order they are offered. */
export const kindsOf = {
  second: plain,
  minute: plain,
  hour: plain,
  day: [...plain, 'last', 'none'],
  month: plain,
  week: ['any', 'range', 'nth', 'list', 'lastWeek', 'none'],
  year: ['omit', ...plain],
} as const satisfies Record<FieldName, readonly FieldKind[]>

/** Of days and weekdays exactly one decides; when one is set, the other steps back. */
export function withField(cron: Cron, name: FieldName, field: CronField): Cron {
  const next = { ...cron, [name]: field }
  if (name === 'day') next.week = field.kind === 'none' ? decided(cron.week) : { kind: 'none' }
  if (name === 'week') next.day = field.kind === 'none' ? decided(cron.day) : { kind: 'none' }
  return next
}

const decided = (field: CronField): CronField => (field.kind === 'none' ? { kind: 'any' } : field)

const written = (field: CronField): string => {
  switch (field.kind) {
    case 'any':
      return '*'
    case 'range':
      return `${field.from}-${field.to}`
    case 'step':
      return `${field.from}/${field.every}`
    case 'list':
      return field.values.join(',')
    case 'last':
      return 'L'
    case 'none':
      return '?'
    case 'nth':
      return `${field.day}#${field.nth}`
    case 'lastWeek':
      return `${field.day}L`
    case 'omit':
      return ''
  }
}

export const writeCron = (cron: Cron): string =>
  fieldNames
    .map((name) => written(cron[name]))
    .join(' ')
    .trimEnd()
