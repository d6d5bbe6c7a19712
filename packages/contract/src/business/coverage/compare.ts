// One condition against one answer: met, not met, or unknown, and why. Coverage rules, section 3.
import { isEmpty, type Field } from '../../fields.ts'
import { isRange } from '../../fieldTypes/empty.ts'
import { isNumber, normalText, type Asked } from './asked.ts'
import { compareDecimals, isDecimal } from './decimal.ts'
import type { Condition } from './shape.ts'
import type { Reason, Result } from './words.ts'

export interface Verdict {
  result: Result
  reason: Reason
}

const met = (reason: Reason): Verdict => ({ result: 'met', reason })
const notMet = (reason: Reason): Verdict => ({ result: 'notMet', reason })
const unknown = (reason: Reason): Verdict => ({ result: 'unknown', reason })

/** The option that includes everything the list does not name. */
const other = 'other'
const isOther = (field: Field, value: string): boolean => value === other && field.options !== undefined

/** Nothing of the condition can be held against a value. */
const isTextOnly = ({ from, to, values }: Condition): boolean => from == null && to == null && isEmpty(values)

/** What a printed option covers, itself and what follows from it included. */
function coveredBy(field: Field, printed: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (seen.has(printed)) return seen
  let all: ReadonlySet<string> = new Set([...seen, printed])
  for (const one of field.covers?.[printed] ?? []) all = coveredBy(field, one, all)
  return all
}

const isOrdered = ({ coverage, order }: Field): boolean =>
  order !== undefined && (coverage === 'atLeast' || coverage === 'upTo')

/** Whether a value that is not the printed one may be covered by it all the same. */
export function mayCoverOthers(field: Field, { from, to, values }: Condition): boolean {
  if (isNumber(field)) return isEmpty(values) ? from !== to : field.coverage === 'upTo' || field.coverage === 'atLeast'
  return (
    field.otherTextMayDo === true ||
    isOrdered(field) ||
    (values ?? []).some((value) => coveredBy(field, value).size > 1)
  )
}

function compareNumbers(field: Field, condition: Condition, asked: readonly string[], isInterval: boolean): Verdict {
  const { from, to } = condition
  const values = condition.values ?? []
  if (![...asked, ...values].every(isDecimal)) return unknown('cannotCompare')
  if (to != null && asked.some((one) => compareDecimals(one, to) > 0)) return notMet('above')
  if (from != null && asked.some((one) => compareDecimals(one, from) < 0)) return notMet('below')
  const lacksBound =
    values.length === 0 && ((field.coverage === 'upTo' && to == null) || (field.coverage === 'atLeast' && from == null))
  if (lacksBound) return unknown('noBound')
  if (values.length === 0) return met('within')
  const isAmong = asked.every((one) => values.some((value) => compareDecimals(one, value) === 0))
  if (isAmong && (!isInterval || asked[0] === asked[1])) return met('among')
  return isInterval || mayCoverOthers(field, condition) ? unknown('mayStillBe') : notMet('notAmong')
}

function compareOrdered(field: Field, printed: readonly string[], asked: readonly string[]): Verdict {
  const rank = (value: string) => field.order?.indexOf(value) ?? -1
  const [limits, own] = [printed.map(rank), asked.map(rank)]
  if ([...limits, ...own].includes(-1)) return unknown('cannotCompare')
  if (field.coverage === 'upTo') return Math.max(...own) <= Math.max(...limits) ? met('within') : notMet('above')
  return Math.min(...own) >= Math.min(...limits) ? met('within') : notMet('below')
}

function compareWords(field: Field, { from, to, values }: Condition, asked: readonly string[]): Verdict {
  if (from != null || to != null) return unknown('cannotCompare')
  const spelled = (value: string) => (field.options?.length || field.type === 'flag' ? value : normalText(value))
  const [printed, own] = [(values ?? []).map(spelled), asked.map(spelled)]
  const hasOther = [...printed, ...own].some((value) => isOther(field, value))
  if (isOrdered(field)) return hasOther ? unknown('other') : compareOrdered(field, printed, own)
  const known = printed.filter((value) => !isOther(field, value))
  if (own.some((value) => isOther(field, value))) return unknown('other')
  if (own.every((value) => known.includes(value))) return met('among')
  if (own.every((value) => known.some((one) => coveredBy(field, one).has(value)))) return met('coveredBy')
  if (hasOther) return unknown('other')
  if (field.otherTextMayDo) return unknown('otherText')
  return notMet(printed.length > 1 ? 'notAmong' : 'different')
}

/** Two conditions that print the same. */
const printKey = ({ from, to, values, text }: Condition): string =>
  JSON.stringify([from ?? null, to ?? null, (values ?? []).map(normalText).toSorted(), normalText(text ?? '')])

function compareWithPaper(field: Field, condition: Condition, asked: Asked, printed: readonly Condition[]): Verdict {
  if ((condition.values ?? []).some((value) => isOther(field, value))) return unknown('other')
  if (new Set(printed.map(printKey)).size > 1) return unknown('severalPrints')
  if (asked.kind === 'printed') return met('among')
  if (field.otherTextMayDo) return unknown('otherText')
  return mayCoverOthers(field, condition) ? unknown('mayStillBe') : notMet('different')
}

/** A condition by its bounds and values alone. */
function compareValues(
  field: Field | undefined,
  condition: Condition,
  asked: Asked | undefined,
  printed: readonly Condition[],
): Verdict {
  if (isTextOnly(condition)) return unknown('onlyText')
  if (!asked) return unknown('notAnswered')
  if (!field || field.type === 'table') return unknown('cannotCompare')
  if (asked.kind === 'printed' || asked.kind === 'differs') return compareWithPaper(field, condition, asked, printed)
  const values = asked.kind === 'values' ? asked.values : [asked.from, asked.to]
  return isNumber(field)
    ? compareNumbers(field, condition, values, asked.kind === 'interval')
    : compareWords(field, condition, values)
}

/**
 * Judges a condition. `field`: the parameter's declaration; nothing when the record's form has none. `asked`: nothing
 * when it was left open. `printed`: what every row prints of this parameter, this condition included.
 */
export function compare(
  field: Field | undefined,
  condition: Condition,
  asked: Asked | undefined,
  printed: readonly Condition[],
): Verdict {
  const verdict = compareValues(field, condition, asked, printed)
  // A text next to bounds or values restricts them, and a program cannot decide whether the restriction is met.
  return verdict.result === 'met' && normalText(condition.text ?? '') !== '' ? unknown('textBeside') : verdict
}

/** Accepts exactly this range: a smaller range inside the sample's is another value, because a range here is no limit. */
function isSameRange({ from, to }: { readonly from?: unknown; readonly to?: unknown }, asked: Asked): boolean {
  const ends =
    asked.kind === 'interval'
      ? [asked.from, asked.to]
      : asked.kind === 'values'
        ? [...asked.values, ...asked.values]
        : []
  const own = [from, to].map((end) => (typeof end === 'number' ? String(end) : undefined))
  return own.every((end, at) => {
    const given = ends.length === 2 ? ends[at] : undefined
    return end !== undefined && given !== undefined && compareDecimals(given, end) === 0
  })
}

/** Whether an answer is the value that the record has of the sample; nothing when the record has none or it cannot be compared. */
export function isRegistered(field: Field, registered: unknown, asked: Asked): boolean | undefined {
  if (asked.kind === 'printed') return true
  if (asked.kind === 'differs') return false
  if (isEmpty(registered)) return undefined
  if (isRange(registered)) return isSameRange(registered, asked)
  const values = (Array.isArray(registered) ? registered : [registered]).map(String)
  const { result } = compare({ ...field, coverage: 'equal' }, { parameter: field.key, values }, asked, [])
  return result === 'unknown' ? undefined : result === 'met'
}
