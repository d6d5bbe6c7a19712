// One part of a schedule as a value that can be drawn, and back to text; a part that cannot be drawn stays text.
import { cronBounds, type CronPart } from '@register/contract/cron'

export type DrawnPart =
  | { kind: 'any' }
  | { kind: 'range'; from: number; to: number }
  /** Every `every` units from `from` to `to`. */
  | { kind: 'step'; from: number; to: number; every: number }
  | { kind: 'list'; values: readonly number[] }
  /** The last day of the month. */
  | { kind: 'lastDay' }
  /** The working day nearest to this day, in its month. */
  | { kind: 'working'; day: number }
  | { kind: 'lastWorking' }
  /** The `nth` occurrence of this weekday in the month. */
  | { kind: 'nth'; day: number; nth: number }
  /** The last such weekday of the month. */
  | { kind: 'lastOf'; day: number }
  | { kind: 'text'; text: string }

export type PartKind = DrawnPart['kind']

/** Inclusive. Sunday is day 7 of the week; 0 is read as Sunday too. */
export const bounds = { ...cronBounds, weekday: [1, 7] } as const

const plain = ['any', 'range', 'step', 'list', 'text'] as const
/** The kinds that a part may have, in the order they are offered. */
export const kindsOf: Readonly<Record<CronPart, readonly PartKind[]>> = {
  minute: plain,
  hour: plain,
  day: ['any', 'range', 'step', 'list', 'lastDay', 'working', 'lastWorking', 'text'],
  month: plain,
  weekday: ['any', 'range', 'list', 'nth', 'lastOf', 'text'],
}

/** The drawable value of a text without a `cronProblem`. */
export function readPart(part: CronPart, text: string): DrawnPart {
  const asText: DrawnPart = { kind: 'text', text }
  const [lowest, highest] = bounds[part]
  // Names of days and months, and mixtures of several kinds, contain letters or signs that none of these have.
  const shape = text.replaceAll(/\d+/g, '1')
  const [a = 0, b = 0, c = 0] = (text.match(/\d+/g) ?? []).map(Number)
  const day = part === 'weekday' ? a || 7 : a
  const drawn: Readonly<Record<string, DrawnPart>> = {
    '*': { kind: 'any' },
    '1-1': { kind: 'range', from: a, to: b },
    '*/1': { kind: 'step', from: lowest, to: highest, every: a },
    '1-1/1': { kind: 'step', from: a, to: b, every: c },
    L: { kind: 'lastDay' },
    '1W': { kind: 'working', day },
    LW: { kind: 'lastWorking' },
    '1#1': { kind: 'nth', day, nth: b },
    '1L': { kind: 'lastOf', day },
  }
  const found = /^1(,1)*$/.test(shape) ? listOf(part, text) : (drawn[shape] ?? asText)
  const below = found.kind === 'range' && found.from < lowest
  return below || !kindsOf[part].includes(found.kind) ? asText : found
}

const listOf = (part: CronPart, text: string): DrawnPart => ({
  kind: 'list',
  values: text.split(',').map((one) => (part === 'weekday' ? Number(one) || 7 : Number(one))),
})

export function writePart(part: CronPart, drawn: DrawnPart): string {
  const [lowest, highest] = bounds[part]
  switch (drawn.kind) {
    case 'any':
      return '*'
    case 'range':
      return `${drawn.from}-${drawn.to}`
    case 'step':
      return `${drawn.from === lowest && drawn.to === highest ? '*' : `${drawn.from}-${drawn.to}`}/${drawn.every}`
    case 'list':
      return drawn.values.join(',')
    case 'lastDay':
      return 'L'
    case 'working':
      return `${drawn.day}W`
    case 'lastWorking':
      return 'LW'
    case 'nth':
      return `${drawn.day}#${drawn.nth}`
    case 'lastOf':
      return `${drawn.day}L`
    case 'text':
      return drawn.text
  }
}

/** The first value of a kind; for text, the part's present text. */
export function startPart(part: CronPart, kind: PartKind, before: string): DrawnPart {
  const [lowest, highest] = bounds[part]
  switch (kind) {
    case 'range':
      return { kind, from: lowest, to: lowest + 1 }
    case 'step':
      return { kind, from: lowest, to: highest, every: 1 }
    case 'list':
      return { kind, values: [lowest] }
    case 'working':
    case 'lastOf':
      return { kind, day: lowest }
    case 'nth':
      return { kind, day: lowest, nth: 1 }
    case 'text':
      return { kind, text: before }
    default:
      return { kind }
  }
}

/** The expression with one part changed. At most one of day and weekday is set: the other becomes "any". */
export function withPart(parts: readonly string[], at: number, text: string): string[] {
  const [day, weekday] = [2, 4]
  const other = at === day ? weekday : at === weekday ? day : undefined
  return parts.map((part, index) => (index === at ? text : index === other && text !== '*' ? '*' : part))
}
