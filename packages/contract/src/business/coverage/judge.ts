// Does this certificate cover that product? The judgement in its order: standing, category, manufacturer, model, rows. Coverage rules, section 4.
import { isEmpty, type Field, type Values } from '../../fields.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import { normalText, type Asked } from './asked.ts'
import { compare, isRegistered, type Verdict } from './compare.ts'
import { productKnown } from './possible.ts'
import { decisiveKeys, isMarked, ruleOf } from './rule.ts'
import type { PublicStatus } from '../status.ts'
import type { Condition, CoverageRow } from './shape.ts'
import { fieldOf, type CoverageAnswer, type Reason, type Result } from './words.ts'

/** Standings that decide alone. */
export type StandingGround = Exclude<PublicStatus, 'published'> | 'unqualified'

/** What a certificate is, as far as coverage depends on it. */
export interface Certificate {
  /** As derived for today; unqualified results are no standing of a published record, but imported ones may be. */
  standing: 'published' | StandingGround
  categoryCode: string
  model: string
  /** The maker's name and the names it had before. */
  manufacturers: readonly string[]
  rows: readonly CoverageRow[]
  /** Every row that the certificate prints is registered. */
  isWhole: boolean
  /** As the certificate lists them. */
  models: readonly string[]
  /** Of the tested sample. */
  parameters: Values
}

export interface Question {
  categoryCode?: string | undefined
  manufacturer?: string | undefined
  model?: string | undefined
  asked: ReadonlyMap<string, Asked>
}

export interface JudgedCondition extends Verdict {
  parameter: string
  /** As the row prints it; nothing when it does not. */
  printed: Condition | undefined
}
export interface JudgedRow {
  result: 'yes' | 'no' | 'unknown'
  conditions: readonly JudgedCondition[]
}

/** Why the whole answer is what it is. */
export type Ground =
  | StandingGround
  | 'category'
  | 'manufacturer'
  | 'modelNotListed'
  | 'modelOther'
  | 'modelMissing'
  | 'oneByOne'
  | 'notTested'
  | 'noTable'
  | 'notWhole'
  | 'rowHolds'
  | 'allFail'
  | 'open'

/** What would still have to be known: a value from the asker, or something that the certificate does not print, or a text to be read. */
export interface Missing {
  parameter: string
  what: 'value' | 'print' | 'text'
}

export interface Judgement {
  answer: CoverageAnswer
  ground: Ground
  rows: readonly JudgedRow[]
  missing: readonly Missing[]
  /** Another model than the certificate's, where the parameters decide. */
  isOtherModel: boolean
}

const sameName = (a: string, b: string): boolean => normalText(a) === normalText(b)

interface Case {
  form: ParameterForm | undefined
  certificate: Certificate
  question: Question
  /** The asker's model is the certificate's, or one it lists. */
  isSameModel: boolean
}

const decides = ({ form, question }: Case, row: CoverageRow): readonly string[] =>
  decisiveKeys(form, productKnown(form, row, question.asked))

/** Where a certificate is silent it prints what is usual: an answer that is not usual is never refused by it. */
function compareNormally(field: Field, normally: string, asked: Asked | undefined): Verdict {
  const usual = { parameter: field.key, values: [normally] }
  const { result } = compare(field, usual, asked, [usual])
  if (result === 'met') return { result, reason: 'usual' }
  return { result: 'unknown', reason: asked ? 'notPrinted' : 'notAnswered' }
}

function judgeRow(given: Case, row: CoverageRow): JudgedRow {
  const { form, certificate, question, isSameModel } = given
  const { oneOf = [], sameModelIsSameRest } = ruleOf(form)
  const deciding = decides(given, row)
  const isPrinted = (parameter: string) => row.conditions.some((one) => one.parameter === parameter)
  const isDecisive = (parameter: string) =>
    deciding.includes(parameter) || oneOf.some((group) => group.includes(parameter))
  const restByModel = sameModelIsSameRest === true && isSameModel

  const printed = row.conditions.map((condition): JudgedCondition => {
    const { parameter } = condition
    const asked = question.asked.get(parameter)
    const all = certificate.rows.flatMap(({ conditions }) => conditions.filter((one) => one.parameter === parameter))
    const verdict =
      restByModel && !asked && !isDecisive(parameter)
        ? ({ result: 'met', reason: 'sameModel' } as const)
        : compare(fieldOf(form, parameter), condition, asked, all)
    return { parameter, printed: condition, ...verdict }
  })

  const unprinted = new Map<string, Verdict>()
  const lacks = (parameter: string, reason: Reason) => unprinted.set(parameter, { result: 'unknown', reason })
  for (const parameter of deciding) {
    if (isPrinted(parameter)) continue
    const silent = fieldOf(form, parameter)
    if (silent?.normally === undefined) lacks(parameter, question.asked.has(parameter) ? 'notPrinted' : 'neither')
    else unprinted.set(parameter, compareNormally(silent, silent.normally, question.asked.get(parameter)))
  }
  for (const group of oneOf)
    if (!group.some(isPrinted)) for (const parameter of group.slice(0, 1)) lacks(parameter, 'neither')
  for (const [parameter, asked] of question.asked) {
    const field = fieldOf(form, parameter)
    if (isPrinted(parameter) || unprinted.has(parameter) || !field || !(isMarked(field) || isDecisive(parameter)))
      continue
    const registered =
      restByModel && !isDecisive(parameter) ? isRegistered(field, certificate.parameters[parameter], asked) : undefined
    if (registered === true) unprinted.set(parameter, { result: 'met', reason: 'sameModel' })
    else lacks(parameter, registered === false ? 'otherThanRegistered' : 'notPrinted')
  }
  const conditions = [
    ...printed,
    ...[...unprinted].map(([parameter, verdict]) => ({ parameter, printed: undefined, ...verdict })),
  ]
  const has = (result: Result) => conditions.some((one) => one.result === result)
  return { result: has('notMet') ? 'no' : has('unknown') ? 'unknown' : 'yes', conditions }
}

/** What only people can judge, with the certificate in hand. */
const isForReading = (reason: Reason): boolean => ['onlyText', 'textBeside', 'otherText'].includes(reason)

const missingOf = (rows: readonly JudgedRow[]): Missing[] => {
  const found = new Map<string, Missing>()
  for (const row of rows.filter(({ result }) => result === 'unknown'))
    for (const { parameter, printed, result, reason } of row.conditions) {
      if (result !== 'unknown') continue
      const whats: Missing['what'][] = isForReading(reason)
        ? ['text']
        : printed || reason === 'notAnswered'
          ? ['value']
          : reason === 'neither'
            ? ['print', 'value']
            : ['print']
      for (const what of whats) found.set(`${parameter} ${what}`, { parameter, what })
    }
  return [...found.values()]
}

/** What is said before any parameter is looked at; nothing when parameters decide. */
function beforeRows({ form, certificate, question, isSameModel }: Case): readonly [CoverageAnswer, Ground] | undefined {
  const { standing, categoryCode, manufacturers, models } = certificate
  const { model = 'named', only } = ruleOf(form)
  if (standing === 'superseded' || standing === 'unconfirmed') return ['cannotTell', standing]
  if (standing !== 'published') return ['notCovered', standing]
  if (question.categoryCode && !sameName(question.categoryCode, categoryCode)) return ['notCovered', 'category']
  const maker = question.manufacturer
  if (maker && !manufacturers.some((name) => sameName(name, maker))) return ['notCovered', 'manufacturer']
  if (only === 'none') return ['cannotTell', 'notTested']
  if (model === 'decides' && question.model && !isSameModel)
    return models.length > 0 ? ['notCovered', 'modelNotListed'] : ['cannotTell', 'modelOther']
  if (only === 'oneByOne') return ['cannotTell', 'oneByOne']
  if (isEmpty(certificate.rows)) return ['cannotTell', 'noTable']
  return undefined
}

/** The judgement of one question. `form`: of the record; nothing when its category has none, and then nothing can be covered. */
export function judge(form: ParameterForm | undefined, certificate: Certificate, question: Question): Judgement {
  const asked = normalText(question.model ?? '')
  const isSameModel = asked !== '' && [certificate.model, ...certificate.models].some((one) => sameName(one, asked))
  const given: Case = { form, certificate, question, isSameModel }
  const isOtherModel = asked !== '' && !isSameModel
  const early = beforeRows(given)
  if (early) return { answer: early[0], ground: early[1], rows: [], missing: [], isOtherModel }
  const rows = certificate.rows.map((row) => judgeRow(given, row))
  const done = (answer: CoverageAnswer, ground: Ground): Judgement => ({
    answer,
    ground,
    rows,
    missing: answer === 'cannotTell' ? missingOf(rows) : [],
    isOtherModel,
  })
  // A form that declares nothing that decides would cover everything its certificates leave out.
  const nothingDecides =
    isEmpty(ruleOf(form).oneOf) && certificate.rows.every((row) => decides(given, row).length === 0)
  if (rows.every(({ result }) => result === 'no'))
    return certificate.isWhole ? done('notCovered', 'allFail') : done('cannotTell', 'notWhole')
  if (!nothingDecides && rows.some(({ result }) => result === 'yes'))
    return asked === '' && ruleOf(form).model === 'decides'
      ? done('cannotTell', 'modelMissing')
      : done('covered', 'rowHolds')
  return done('cannotTell', 'open')
}
