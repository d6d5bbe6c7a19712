// Answers the question whether a certificate covers a product: inputs are read, checked and explained (docs/rules/coverage.md#three-answers).
import { readAsked, type Asked } from '@register/contract/rules/coverage/asked'
import { besideRecord } from '@register/contract/rules/coverage/besideRecord'
import { lacksDecidingEnd } from '@register/contract/rules/coverage/compare'
import { unlessWords } from '@register/contract/business/report/content/printedText'
import { findCoverage, type Certificate } from '@register/contract/rules/coverage/check'
import type { CoverageRow } from '@register/contract/rules/coverage/shape'
import {
  answers,
  conditionText,
  fieldOf,
  parameterLabel,
  reasons,
  rowName,
  theTableDecides,
  valuesText,
} from '@register/contract/rules/coverage/words'
import {
  manufactureDateLabel,
  serialNoLabel,
  type checkCoverage,
  type CoverageCheck,
} from '@register/contract/business/publicReport/check'
import { ruleOf } from '@register/contract/rules/coverage/rule'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import { reportFieldOf, reportFields } from '@register/contract/business/report/fields'
import { shanghaiDay } from '@register/contract/dates'
import { badFields, type FieldError } from '@register/contract/errors'
import type { Input } from '@register/contract/endpoint'
import type { Prints } from '@register/contract/business/report/printed/asPrinted'
import { isEmpty, labelsOf, unitText, type Values } from '@register/contract/fields'
import { unitBeside } from '@register/contract/fieldTypes/unitBeside'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../../../../access/ctx.ts'
import { recordForm } from '../../category/service.ts'
import { coverageOf, publicContentOf, valuesOf } from '../../report/service.ts'
import type { findPublic } from '../record/find.ts'
import { displayedValue } from '../record/displayedValue.ts'
import { askedCategory, categoryOf } from './category.ts'
import { withConditions } from './conditions.ts'
import { groundText, recallTexts } from './grounds.ts'
import { basisText, holdsFor, identityReasons } from './identity.ts'
import { daysInForce } from './inForce.ts'
import { makersOf } from './makers.ts'
import { wordsText } from './printedWords.ts'
import { announcedTexts, standingToCheck } from './standing.ts'

type Question = Input<typeof checkCoverage>['body']
const labels = labelsOf(reportFields)
const unnamedLabels = {
  manufacturer: labels.manufacturerName,
  model: labels.model,
  serialNo: serialNoLabel,
  manufactureDate: manufactureDateLabel,
}
type Row = Awaited<ReturnType<typeof findPublic>>

/** The inputs, read by the record's form. Refuses every input that cannot be read, and every parameter that is neither declared nor printed. */
function readAnswers(form: ParameterForm | undefined, rows: readonly CoverageRow[], values: Question['values']) {
  const asked = new Map<string, Asked>()
  const errors: FieldError[] = []
  for (const [parameter, given] of Object.entries(values)) {
    const printed = rows.flatMap(({ conditions }) => conditions.filter((one) => one.parameter === parameter))
    const field = fieldOf(form, parameter)
    if (!field && printed.length === 0)
      errors.push({
        field: `values.${parameter}`,
        phrase: [`${parameter}不是该品种的参数`, `${parameter} is no parameter of this category`],
      })
    // A parameter that only the certificate names has no declaration to compare it by, so it stays undecided.
    const read = field ? readAsked(field, given) : { asked: undefined }
    if ('problem' in read) errors.push({ field: `values.${parameter}`, phrase: read.problem })
    else if (field && read.asked?.kind === 'printed' && lacksDecidingEnd(field, printed))
      errors.push({
        field: `values.${parameter}`,
        phrase: [
          `${field.label[0]}：证书没有印出用来判断的一端，请填写具体值`,
          `${field.label[1]}: the certificate does not print the end that decides. Give the value itself`,
        ],
      })
    else if (read.asked) asked.set(parameter, read.asked)
  }
  if (errors.length > 0) throw badFields(errors)
  return asked
}

/** A machine of a day to come is not made yet. */
function refuseFuture(day: string | undefined): void {
  const [zh, en] = manufactureDateLabel
  const phrase: Phrase = [`${zh}不能晚于今天（北京时间）`, `${en} must not be later than today in Beijing`]
  if (day !== undefined && day > shanghaiDay()) throw badFields([{ field: 'manufactureDate', phrase }])
}

function askedText(form: ParameterForm | undefined, parameter: string, asked: Asked | undefined): Phrase {
  if (!asked) return ['', '']
  if (asked.kind === 'printed') return ['与证书相同', 'As on the certificate']
  if (asked.kind === 'differs') return ['与证书不同', 'Not as on the certificate']
  const field = fieldOf(form, parameter)
  const text: Phrase =
    asked.kind === 'values'
      ? valuesText(field, asked.values, ['、', ', '])
      : [`${asked.from} – ${asked.to}`, `${asked.from} – ${asked.to}`]
  const [zh, en] = field ? unitBeside(unitText(field), text[1]) : ['', '']
  return [[text[0], zh].filter(Boolean).join(' '), [text[1], en].filter(Boolean).join(' ')]
}

const needed: Record<CoverageCheck['missing'][number]['what'], (label: Phrase) => Phrase> = {
  value: ([zh, en]) => [`请填写${zh}`, `Please give: ${en}`],
  print: ([zh, en]) => [`证书登记中未列出${zh}`, `Not in the registered table: ${en}`],
  text: ([zh, en]) => [`请对照原文：${zh}`, `Compare with the original: ${en}`],
}

const withUnit = ({ value, unit }: { value: string; unit: string }) => [value, unit].filter(Boolean).join(' ')

/** The tested sample by the main parameters of the form: shown where there is no table to check by. */
const sampleOf = (ctx: Ctx, form: ParameterForm | undefined, values: Values, prints: Prints) =>
  (form?.fields ?? [])
    .filter((field) => field.public && field.group === 'main' && field.type !== 'table' && !isEmpty(values[field.key]))
    .map((field) => displayedValue(ctx, field, values[field.key], { prints }))

export async function checkFor(ctx: Ctx, row: Row, question: Question): Promise<CoverageCheck> {
  refuseFuture(question.manufactureDate)
  const form = recordForm(row)
  const category = await categoryOf(ctx, row.category_code)
  const categoryCode = await askedCategory(ctx, question.categoryCode)
  const { coverage: rows, coverageWhole: isWhole, coverageModels: models } = coverageOf(row)
  const parameters = valuesOf(row)
  const asked = readAnswers(form, rows, question.values)
  const certificate: Certificate = {
    inForce: daysInForce(row, question.manufactureDate),
    standing: standingToCheck(row),
    categoryCode: category.code,
    isUnlisted: category.isUnlisted,
    model: row.model ?? '',
    manufacturers: await makersOf(ctx, row),
    rows,
    isWhole,
    models,
    recalls: row.recalls.filter(({ liftedOn }) => liftedOn === null),
    testedAlone: row.tested_alone as Certificate['testedAlone'],
    parameters,
  }
  const words = { coverageText: row.coverage_text, coverageHeld: row.coverage_held, parameters }
  const found = unlessWords(findCoverage(form, certificate, { ...question, categoryCode, asked }), words)
  const say = (phrase: Phrase) => ctx.say(phrase)
  const isChecked = (parameter: string) =>
    found.rows.some(({ conditions }) => conditions.some((one) => one.parameter === parameter))
  // Inputs that do not decide coverage are listed too: a reader would take a missing one for a condition that was met.
  const passedOver = found.rows.length > 0 ? [...asked].filter(([parameter]) => !isChecked(parameter)) : []
  const checked = found.rows.map(({ result, conditions }, at) => ({
    name: say(rowName(at)),
    result,
    conditions: conditions.map(({ parameter, printed, result: one, reason }) => ({
      parameter,
      label: say(parameterLabel(form, parameter)),
      printed: printed ? say(conditionText(form, printed)) : '',
      asked: say(askedText(form, parameter, asked.get(parameter))),
      result: one,
      // What the asker only declares is said to be declared.
      reason: say(reasons[one === 'met' && asked.get(parameter)?.kind === 'printed' ? 'asStated' : reason]),
    })),
  }))
  const ofModel = identityReasons(found, certificate.model, ruleOf(form))
  return {
    answer: found.answer,
    label: say(answers[found.answer].label),
    basis: found.basis ? { ...found.basis, msg: say(basisText(found.basis)) } : null,
    holdsFor: say(holdsFor(row, question)),
    reasons: [
      withConditions(ctx, {
        ground: found.ground,
        sentence: say(groundText(found.ground, row, category)),
        rows: checked,
        unjudged: passedOver.length + ofModel.length,
      }),
      ...recallTexts(certificate, question, found.ground).map(say),
      ...announcedTexts(row, say),
      ...(found.rows.length > 0 ? wordsText(words).map(say) : []),
      ...ofModel.map(say),
      ...passedOver.map(([parameter, given]) => {
        const [zh, en] = parameterLabel(form, parameter)
        const field = fieldOf(form, parameter)
        const beside = field && besideRecord(field, parameters[parameter], given)
        const registered =
          field && beside === 'other' ? withUnit(displayedValue(ctx, field, parameters[parameter])) : ''
        return say([
          `${zh}不影响覆盖，未作判断${registered && `（所试样品为 ${registered}）`}`,
          `${en} is not judged: it does not decide coverage${registered && ` (the tested sample has ${registered})`}`,
        ])
      }),
    ],
    rows: checked,
    missing: [
      ...found.unnamed.map((parameter) => {
        const label = unnamedLabels[parameter]
        return { parameter, label: say(label), what: 'value' as const, msg: say(needed.value(label)) }
      }),
      ...found.missing.map(({ parameter, what }) => {
        const label =
          parameter === 'coverageText' ? (reportFieldOf(parameter)?.label ?? ['', '']) : parameterLabel(form, parameter)
        return { parameter, label: say(label), what, msg: say(needed[what](label)) }
      }),
    ],
    sample:
      found.ground === 'noTable' ? sampleOf(ctx, form, certificate.parameters, publicContentOf(row).asPrinted) : [],
    status: row.derived as CoverageCheck['status'],
    supersededBy: row.successor,
    note: say(theTableDecides),
    lookedUpAt: ctx.asOf?.toISOString() ?? row.looked_up_at,
  }
}
