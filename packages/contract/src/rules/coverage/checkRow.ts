// One row against one product: every condition it prints is met by a value or by a stated "as printed", or the row stays undecided.
import type { Field, Values } from '../../fields.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import type { Asked } from './asked.ts'
import { besideRecord } from './besideRecord.ts'
import { compare, type Verdict } from './compare.ts'
import { compareExactly, isExact } from './exact.ts'
import { modelInRow, modelKeys, type AskedName, type Models } from './identity.ts'
import { productKnown } from './possible.ts'
import { decisiveKeys, isMarked, ruleOf } from './rule.ts'
import type { Condition, CoverageRow } from './shape.ts'
import { saysNothing } from './spelling/placeholder.ts'
import { fieldOf, type Reason, type Result } from './words.ts'

export interface CheckedCondition extends Verdict {
  parameter: string
  /** As the row prints it; nothing when it does not. */
  printed: Condition | undefined
}
export interface CheckedRow {
  result: 'yes' | 'no' | 'unknown'
  conditions: readonly CheckedCondition[]
}

/** What a row is checked by. */
export interface Case {
  form: ParameterForm | undefined
  rows: readonly CoverageRow[]
  /** Of the tested sample. */
  parameters: Values
  models: Models
  asked: ReadonlyMap<string, Asked>
  model: AskedName | undefined
  /** The product's model is one that the certificate names. */
  isSameModel: boolean
}

export const decides = ({ form, asked }: Case, row: CoverageRow): readonly string[] =>
  decisiveKeys(form, productKnown(form, row, asked))

/** Where a certificate is silent it prints what is usual: an answer that is not usual is never refused by it. */
function compareNormally(field: Field, normally: string, asked: Asked | undefined): Verdict {
  const usual = { parameter: field.key, values: [normally] }
  const { result } = compare(field, usual, asked, [usual])
  if (result === 'met') return { result, reason: 'usual' }
  return { result: 'unknown', reason: asked ? 'notPrinted' : 'notAnswered' }
}

const byModel: Record<ReturnType<typeof modelInRow>, Verdict> = {
  among: { result: 'met', reason: 'modelAmong' },
  own: { result: 'met', reason: 'ownModel' },
  notAmong: { result: 'notMet', reason: 'modelNotAmong' },
  unclear: { result: 'unknown', reason: 'modelUnclear' },
  missing: { result: 'unknown', reason: 'modelMissing' },
}

function checkPrinted(given: Case, at: number, condition: Condition): Verdict {
  const { form, rows, models, model, asked } = given
  const { parameter } = condition
  if (modelKeys(form).includes(parameter)) {
    if ((models.byRow[at] ?? []).length === 0) return { result: 'unknown', reason: 'onlyText' }
    const verdict = byModel[modelInRow(models, at, model)]
    return verdict.result === 'met' && !saysNothing(condition.text ?? '')
      ? { result: 'unknown', reason: 'textBeside' }
      : verdict
  }
  const all = rows.flatMap(({ conditions }) => conditions.filter((one) => one.parameter === parameter))
  const answer = asked.get(parameter)
  const verdict = compare(fieldOf(form, parameter), condition, answer, all)
  const row = rows[at]
  return row && isExact(form, row, parameter, asked) ? compareExactly(condition, answer, verdict) : verdict
}

/**
 * An answer on something that neither the row prints nor the rule asks for. It is held against the record, unless
 * the rule leaves the rest free; nothing: it is not checked, and the answer says so.
 */
function checkUnprinted({ form, parameters, isSameModel }: Case, field: Field, asked: Asked): Verdict | undefined {
  const { model = 'named', sameModelIsSameRest, ofUnit = [], restIsFree } = ruleOf(form)
  const notPrinted: Verdict | undefined = isMarked(field) ? { result: 'unknown', reason: 'notPrinted' } : undefined
  if (ofUnit.includes(field.key)) return undefined
  if (restIsFree) return notPrinted
  const found = besideRecord(field, parameters[field.key], asked)
  if (found === 'other') return { result: 'unknown', reason: 'otherThanRegistered' }
  return found === 'same' && sameModelIsSameRest && model === 'decides' && isSameModel
    ? { result: 'met', reason: 'sameModel' }
    : notPrinted
}

/** Checks the row at a place of the table. */
export function checkRow(given: Case, row: CoverageRow, at: number): CheckedRow {
  const { form, asked } = given
  const { oneOf = [] } = ruleOf(form)
  const deciding = decides(given, row)
  const isPrinted = (parameter: string) => row.conditions.some((one) => one.parameter === parameter)
  const printed = row.conditions.map((condition): CheckedCondition => ({
    parameter: condition.parameter,
    printed: condition,
    ...checkPrinted(given, at, condition),
  }))
  const unprinted = new Map<string, Verdict>()
  const lacks = (parameter: string, reason: Reason) => unprinted.set(parameter, { result: 'unknown', reason })
  for (const parameter of deciding) {
    if (isPrinted(parameter)) continue
    const silent = fieldOf(form, parameter)
    if (silent?.normally === undefined) lacks(parameter, asked.has(parameter) ? 'notPrinted' : 'neither')
    else unprinted.set(parameter, compareNormally(silent, silent.normally, asked.get(parameter)))
  }
  for (const group of oneOf) {
    if (!group.some(isPrinted)) for (const parameter of group.slice(0, 1)) lacks(parameter, 'neither')
    for (const parameter of group)
      if (asked.has(parameter) && !isPrinted(parameter) && !unprinted.has(parameter)) lacks(parameter, 'notPrinted')
  }
  for (const [parameter, one] of asked) {
    const field = fieldOf(form, parameter)
    if (!field || isPrinted(parameter) || unprinted.has(parameter) || modelKeys(form).includes(parameter)) continue
    const verdict = checkUnprinted(given, field, one)
    if (verdict) unprinted.set(parameter, verdict)
  }
  const conditions = [
    ...printed,
    ...[...unprinted].map(([parameter, verdict]) => ({ parameter, printed: undefined, ...verdict })),
  ]
  const has = (result: Result) => conditions.some((one) => one.result === result)
  return { result: has('notMet') ? 'no' : has('unknown') ? 'unknown' : 'yes', conditions }
}

/** What a yes rests on: conditions met by a value that was given, and conditions that the asker only declares to be as printed. What nobody was asked is neither. */
export interface Basis {
  byValue: number
  byWord: number
}

/** Of rows of which one holds at least. */
export function basisOf(
  rows: readonly CheckedRow[],
  { form, asked, model }: Pick<Case, 'form' | 'asked' | 'model'>,
): Basis {
  const isByModel = (parameter: string) => modelKeys(form).includes(parameter)
  const isByWord = (parameter: string) =>
    isByModel(parameter) ? typeof model === 'object' : asked.get(parameter)?.kind === 'printed'
  const isGiven = (parameter: string) => isByModel(parameter) || asked.has(parameter)
  const count = ({ conditions }: CheckedRow): Basis => {
    const given = conditions.filter(({ parameter }) => isGiven(parameter))
    const byWord = given.filter(({ parameter }) => isByWord(parameter)).length
    return { byValue: given.length - byWord, byWord }
  }
  // Of several rows that hold, the one with the most values carries the answer best.
  return rows
    .filter(({ result }) => result === 'yes')
    .map(count)
    .reduce((best, one) => (one.byWord < best.byWord ? one : best))
}
