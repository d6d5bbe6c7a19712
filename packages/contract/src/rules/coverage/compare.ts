// One condition against one answer: met, not met, or unknown, and why (docs/rules/coverage.md#how-values-are-compared).
import { isEmpty, type Field } from '../../fields.ts'
import { isNumber, type Asked } from './asked.ts'
import { compareDecimals, isDecimal } from './spelling/decimal.ts'
import type { Condition } from './shape.ts'
import { likeness, likenessOfCodes, likenessToAny } from './spelling/likeness.ts'
import { normalText } from './spelling/normal.ts'
import { saysNothing, statedIn } from './spelling/placeholder.ts'
import type { Reason, Result } from './words.ts'

export interface Verdict {
  result: Result
  reason: Reason
}

const met = (reason: Reason): Verdict => ({ result: 'met', reason })
const notMet = (reason: Reason): Verdict => ({ result: 'notMet', reason })
const unknown = (reason: Reason): Verdict => ({ result: 'unknown', reason })

/** The option that includes everything the list does not name, or several things: which of them is meant it does not say. */
const other = 'other'
const isOther = (field: Field, value: string): boolean => value === other && field.options !== undefined

export const hasOptions = ({ options, type }: Field): boolean => Boolean(options?.length) || type === 'flag'

/** The values that a condition states; a stroke or "see annex" among free texts states none. */
const statedValues = (field: Field | undefined, values: Condition['values']): readonly string[] =>
  field && hasOptions(field) ? (values ?? []) : statedIn(values ?? [])

/** Nothing of the condition can be held against a value. */
const isTextOnly = (field: Field | undefined, { from, to, values }: Condition): boolean =>
  from == null && to == null && isEmpty(statedValues(field, values))

/** What a printed option covers, itself and what follows from it included. */
function coveredBy(field: Field, printed: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (seen.has(printed)) return seen
  let all: ReadonlySet<string> = new Set([...seen, printed])
  for (const one of field.covers?.[printed] ?? []) all = coveredBy(field, one, all)
  return all
}

const isOrdered = ({ coverage, order }: Field): boolean =>
  order !== undefined && (coverage === 'atLeast' || coverage === 'upTo' || coverage === 'attested')

/** The end by which the mark checks is not printed: the certificate says nothing of it. */
function lackedEnd(field: Field, { from, to, values }: Condition): Reason | undefined {
  if (!isEmpty(values) || (from == null && to == null)) return undefined
  const { coverage = 'no' } = field
  if (coverage === 'upTo') return to == null ? 'noBound' : undefined
  if (coverage === 'atLeast' || coverage === 'attested') return from == null ? 'noBound' : undefined
  const hasBothEnds = from != null && to != null
  return hasBothEnds || (coverage === 'no' && field.type !== 'range') ? undefined : 'openEnd'
}

/** No row prints the end that the parameter is checked by, so that "as printed" would say nothing. */
export const lacksDecidingEnd = (field: Field, printed: readonly Condition[]): boolean =>
  isNumber(field) && printed.length > 0 && printed.every((one) => lackedEnd(field, one) !== undefined)

/** Whether a product can be said to be as the rows print it: they agree, and print what the parameter is checked by. */
export function saysByPaper(field: Field, printed: readonly Condition[]): boolean {
  const isStated = (one: Condition) => !isTextOnly(field, one) && !(isNumber(field) && lackedEnd(field, one))
  return (
    printed.length > 0 && printed.every(isStated) && (printed.length === 1 || new Set(printed.map(printKey)).size === 1)
  )
}

/** Whether a value that is not the printed one may be covered by it all the same. */
export function mayCoverOthers(field: Field, { from, to, values }: Condition): boolean {
  const isOneSided = field.coverage === 'upTo' || field.coverage === 'atLeast' || field.coverage === 'attested'
  if (isNumber(field)) return isEmpty(values) ? from !== to : isOneSided
  return (
    field.otherTextMayDo === true ||
    !hasOptions(field) ||
    isOrdered(field) ||
    (values ?? []).some((value) => coveredBy(field, value).size > 1)
  )
}

/** What a certificate attests holds for all who ask for less: a printed value and no more, a printed lower bound and perhaps more. */
function compareAttested({ from, to }: Condition, values: readonly string[], asked: readonly string[]): Verdict {
  const isWithin = (limit: string | number) => asked.every((one) => compareDecimals(one, limit) <= 0)
  if (values.some(isWithin) || (from != null && isWithin(from))) return met('attestsMore')
  return values.length > 0 || (to != null && !isWithin(to)) ? notMet('above') : unknown('notAttested')
}

function compareNumbers(field: Field, condition: Condition, asked: readonly string[], isInterval: boolean): Verdict {
  const { from, to } = condition
  const values = statedIn(condition.values ?? [])
  if (![...asked, ...values].every(isDecimal)) return unknown('cannotCompare')
  const lacked = lackedEnd(field, condition)
  if (field.coverage === 'attested') return lacked ? unknown(lacked) : compareAttested(condition, values, asked)
  if (to != null && asked.some((one) => compareDecimals(one, to) > 0)) return notMet('above')
  if (from != null && asked.some((one) => compareDecimals(one, from) < 0)) return notMet('below')
  if (lacked) return unknown(lacked)
  if (values.length === 0) return met('within')
  const isAmong = asked.every((one) => values.some((value) => compareDecimals(one, value) === 0))
  if (isAmong && (!isInterval || asked[0] === asked[1])) return met('among')
  return isInterval || mayCoverOthers(field, condition) ? unknown('mayStillBe') : notMet('notAmong')
}

function compareOrdered(field: Field, printed: readonly string[], asked: readonly string[]): Verdict {
  const rank = (value: string) => field.order?.indexOf(value) ?? -1
  const [limits, own] = [printed.map(rank), asked.map(rank)]
  if ([...limits, ...own].includes(-1)) return unknown('cannotCompare')
  if (field.coverage !== 'atLeast')
    return Math.max(...own) > Math.max(...limits)
      ? notMet('above')
      : met(field.coverage === 'attested' ? 'attestsMore' : 'within')
  return Math.min(...own) >= Math.min(...limits) ? met('within') : notMet('below')
}

/** A list that has to be the same list: a part of it leaves the rest unsaid, and another entry makes another product. */
function compareWholes(printed: readonly string[], own: readonly string[]): Verdict {
  if (own.some((value) => !printed.includes(value))) return notMet('different')
  return printed.every((value) => own.includes(value)) ? met('among') : unknown('partOfPrinted')
}

function compareOptions(field: Field, printed: readonly string[], own: readonly string[]): Verdict {
  const hasOther = [...printed, ...own].some((value) => isOther(field, value))
  if (isOrdered(field)) return hasOther ? unknown('other') : compareOrdered(field, printed, own)
  if (own.some((value) => isOther(field, value))) return unknown('other')
  if (field.type === 'choices' && field.coverage === 'equal')
    return hasOther ? unknown('other') : compareWholes(printed, own)
  const known = printed.filter((value) => !isOther(field, value))
  if (own.every((value) => known.includes(value))) return met('among')
  if (own.every((value) => known.some((one) => coveredBy(field, one).has(value)))) return met('coveredBy')
  if (hasOther) return unknown('other')
  return notMet(printed.length > 1 ? 'notAmong' : 'different')
}

/** Free texts: the same but for spelling, shown to differ, or left to people. */
function compareFree(field: Field, printed: readonly string[], own: readonly string[]): Verdict {
  // What people read is a name, a mark or a drawing number, in which every zero counts: 601.10 is not 601.1.
  const compareTwo = field.otherTextMayDo ? likenessOfCodes : likeness
  const found = own.map((value) => likenessToAny(value, printed, compareTwo))
  if (found.includes('different')) return notMet(printed.length > 1 ? 'notAmong' : 'different')
  if (found.some((one) => one !== 'same')) return unknown('otherText')
  const isWhole = field.type === 'choices' && field.coverage === 'equal'
  return isWhole && !printed.every((value) => likenessToAny(value, own, compareTwo) === 'same')
    ? unknown('partOfPrinted')
    : met('among')
}

function compareWords(field: Field, { from, to, values }: Condition, asked: readonly string[]): Verdict {
  if (from != null || to != null) return unknown('cannotCompare')
  return hasOptions(field)
    ? compareOptions(field, values ?? [], asked)
    : compareFree(field, statedIn(values ?? []), asked)
}

/** Two conditions that print the same. */
const printKey = ({ from, to, values, text }: Condition): string =>
  JSON.stringify([from ?? null, to ?? null, (values ?? []).map(normalText).toSorted(), normalText(text ?? '')])

function compareWithPaper(field: Field, condition: Condition, asked: Asked, printed: readonly Condition[]): Verdict {
  if ((condition.values ?? []).some((value) => isOther(field, value))) return unknown('other')
  if (new Set(printed.map(printKey)).size > 1) return unknown('severalPrints')
  const lacked = isNumber(field) ? lackedEnd(field, condition) : undefined
  if (lacked) return unknown(lacked)
  if (asked.kind === 'printed') return met('among')
  if (!isNumber(field) && !hasOptions(field)) return unknown('otherText')
  return mayCoverOthers(field, condition) ? unknown('mayStillBe') : notMet('different')
}

/** A condition by its bounds and values alone. */
function compareValues(
  field: Field | undefined,
  condition: Condition,
  asked: Asked | undefined,
  printed: readonly Condition[],
): Verdict {
  if (isTextOnly(field, condition)) return unknown('onlyText')
  if (!asked) return unknown('notAnswered')
  if (!field || field.type === 'table') return unknown('cannotCompare')
  if (asked.kind === 'printed' || asked.kind === 'differs') return compareWithPaper(field, condition, asked, printed)
  const values = asked.kind === 'values' ? asked.values : [asked.from, asked.to]
  return isNumber(field)
    ? compareNumbers(field, condition, values, asked.kind === 'interval')
    : compareWords(field, condition, values)
}

/**
 * Checks a condition. `field`: the parameter's declaration; nothing when the record's form has none. `asked`: nothing
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
  return verdict.result === 'met' && !saysNothing(condition.text ?? '') ? unknown('textBeside') : verdict
}
