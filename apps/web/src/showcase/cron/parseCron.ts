// Reads a Quartz expression; a wrong one is told by its field, with what would be right.
import type { Phrase } from '@register/contract/phrase'
import { bounds, fieldNames, kindsOf, type Cron, type CronField, type FieldName } from './cron.ts'
import { fieldWords, notInField, outside, wrongCount, wrongOrder, wrongPair, wrongStep } from './problemWords.ts'

export interface CronProblem {
  /** Missing when the whole is wrong. */
  field?: FieldName
  phrase: Phrase
}

export type ParsedCron = { cron: Cron; problem?: never } | { cron?: never; problem: CronProblem }

const names: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  month: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  week: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
}

export function parseCron(text: string): ParsedCron {
  const parts = text.trim().split(/\s+/)
  if (text.trim() === '' || parts.length < 6 || parts.length > 7)
    return { problem: { phrase: wrongCount(text.trim() === '' ? 0 : parts.length) } }
  const cron: Partial<Record<FieldName, CronField>> = {}
  for (const [at, name] of fieldNames.entries()) {
    const part = parts[at]
    const field = part === undefined ? ({ kind: 'omit' } as const) : parseField(name, part.toUpperCase())
    if (!('kind' in field)) return { problem: { field: name, phrase: field.wrong } }
    cron[name] = field
  }
  const whole = cron as Cron
  // One star is often written where Quartz wants a question mark.
  if (whole.day.kind === 'any' && whole.week.kind !== 'none')
    return {
      cron: { ...whole, ...(whole.week.kind === 'any' ? { week: { kind: 'none' } } : { day: { kind: 'none' } }) },
    }
  if (whole.week.kind === 'any' && whole.day.kind !== 'none') return { cron: { ...whole, week: { kind: 'none' } } }
  if ((whole.day.kind === 'none') === (whole.week.kind === 'none'))
    return { problem: { field: 'week', phrase: wrongPair(whole.day.kind === 'none') } }
  return { cron: whole }
}

type Read = CronField | { wrong: Phrase }
const isWrong = <T extends object>(read: T | { wrong: Phrase }): read is { wrong: Phrase } => 'wrong' in read

function parseField(name: FieldName, text: string): Read {
  const kinds: readonly string[] = kindsOf[name]
  if (text === '*') return { kind: 'any' }
  if (text === '?' && kinds.includes('none')) return { kind: 'none' }
  if (text === 'L' && kinds.includes('last')) return { kind: 'last' }
  if (name === 'week') {
    const [, nthDay, nth] = /^(\w+)#([1-5])$/.exec(text) ?? []
    if (nthDay && nth) return ofDay(nthDay, (day) => ({ kind: 'nth', day, nth: Number(nth) }))
    const [, lastDay] = /^(\w+)L$/.exec(text) ?? []
    if (lastDay) return ofDay(lastDay, (day) => ({ kind: 'lastWeek', day }))
  }
  const items = text.split(',').map((item) => parseItem(name, item))
  const wrong = items.find(isWrong)
  if (wrong) return wrong
  const good = items.filter((item): item is Item => !isWrong(item))
  const [first] = good
  if (good.length === 1 && first && kinds.includes(first.kind)) return first
  return { kind: 'list', values: valuesIn(name, good) }
}

function ofDay(text: string, then: (day: number) => CronField): Read {
  const day = valueOf('week', text)
  return typeof day === 'number' ? then(day) : day
}

type Item = Extract<CronField, { kind: 'range' | 'step' | 'list' }>

function parseItem(name: FieldName, text: string): Item | { wrong: Phrase } {
  const [span = '', every, ...more] = text.split('/')
  const [from = '', to, ...beyond] = span.split('-')
  if (more.length > 0 || beyond.length > 0 || from === '' || to === '' || every === '')
    return { wrong: notInField(name, text) }
  const [lowest, highest] = bounds[name]
  const start = from === '*' && to === undefined ? lowest : valueOf(name, from)
  const end = to === undefined ? (every === undefined ? start : highest) : valueOf(name, to)
  if (typeof start !== 'number') return start
  if (typeof end !== 'number') return end
  if (to !== undefined && start > end) return { wrong: wrongOrder(name, start, end) }
  if (every === undefined)
    return to === undefined ? { kind: 'list', values: [start] } : { kind: 'range', from: start, to: end }
  const step = /^\d{1,4}$/.test(every) ? Number(every) : 0
  if (step < 1 || step > highest) return { wrong: wrongStep(name, every, highest) }
  if (to === undefined) return { kind: 'step', from: start, every: step }
  const values = []
  for (let value = start; value <= end; value += step) values.push(value)
  return { kind: 'list', values }
}

function valueOf(name: FieldName, text: string): number | { wrong: Phrase } {
  const [lowest, highest] = bounds[name]
  const named = names[name]?.indexOf(text) ?? -1
  if (named >= 0) return named + lowest
  if (!/^\d{1,4}$/.test(text)) return { wrong: notInField(name, text) }
  const value = Number(text)
  return value >= lowest && value <= highest ? value : { wrong: outside(name, text, lowest, highest) }
}

/** Every value that the items name, once, in order. */
function valuesIn(name: FieldName, items: readonly Item[]): number[] {
  const [lowest, highest] = bounds[name]
  const all = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at)
  return all.filter((value) => items.some((item) => holds(item, value)))
}

/** Whether a value is one of those a field names by numbers. */
export function holds(field: CronField, value: number): boolean {
  if (field.kind === 'list') return field.values.includes(value)
  if (field.kind === 'range') return value >= field.from && value <= field.to
  if (field.kind === 'step') return value >= field.from && (value - field.from) % field.every === 0
  return field.kind === 'any' || field.kind === 'omit'
}

export const problemText = ({ field, phrase }: CronProblem): Phrase =>
  field ? [`${fieldWords[field][0]}：${phrase[0]}`, `${fieldWords[field][1]}: ${phrase[1]}`] : phrase
