// The words of coverage: the three answers, what a condition says, and why it is met, not met or cannot be checked.
import type { Field } from '../../fields.ts'
import { isEmpty } from '../../fieldTypes/empty.ts'
import { rangeText } from '../../fieldTypes/rangeText.ts'
import { unitBeside } from '../../fieldTypes/unitBeside.ts'
import type { Phrase } from '../../phrase.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import type { Condition } from './shape.ts'

export const answers = {
  covered: { label: ['在证书覆盖范围内', 'Covered by this certificate'], tone: 'good' },
  notCovered: { label: ['不在证书覆盖范围内', 'Not covered'], tone: 'bad' },
  cannotTell: { label: ['依据本证书无法判断', 'Cannot be determined from this certificate'], tone: 'warn' },
} as const satisfies Record<string, { label: Phrase; tone: string }>
export type CoverageAnswer = keyof typeof answers

export const results = {
  met: { label: ['符合', 'Met'], tone: 'good' },
  notMet: { label: ['不符合', 'Not met'], tone: 'bad' },
  unknown: { label: ['未知', 'Unknown'], tone: 'warn' },
} as const satisfies Record<string, { label: Phrase; tone: string }>
export type Result = keyof typeof results

export const theTableDecides: Phrase = ['以证书原件及其参数表为准', 'The printed certificate and its table decide']

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCodePoint(65 + (at % 26))

/** What a row is called: A, B, … */
export const rowName = (at: number): Phrase => [`情形 ${letters(at)}`, `Row ${letters(at)}`]

/** The words of a condition's parameter: the label in the record's form, or the text as written. */
export const parameterLabel = (form: ParameterForm | undefined, parameter: string): Phrase =>
  fieldOf(form, parameter)?.label ?? [parameter, parameter]

const knownFields = new WeakMap<ParameterForm, ReadonlyMap<string, Field>>()

/** The field of a parameter, the first one of its key; nothing where the form has none. */
export function fieldOf(form: ParameterForm | undefined, parameter: string): Field | undefined {
  if (!form) return undefined
  const fields = knownFields.get(form) ?? new Map(form.fields.toReversed().map((field) => [field.key, field]))
  knownFields.set(form, fields)
  return fields.get(parameter)
}

const wordOf = (field: Field | undefined, value: string): Phrase => {
  if (field?.type === 'flag' && (value === 'true' || value === 'false'))
    return value === 'true' ? ['是', 'Yes'] : ['否', 'No']
  return field?.options?.find((option) => option.value === value)?.label ?? [value, value]
}

/** Several values in words: one of them is enough, or all are asked for. */
export function valuesText(field: Field | undefined, values: readonly string[], between: Phrase): Phrase {
  const words = values.map((value) => wordOf(field, value))
  return [words.map(([zh]) => zh).join(between[0]), words.map(([, en]) => en).join(between[1])]
}

const withUnit = (text: string, given: Phrase): Phrase => {
  const unit = unitBeside(given, text)
  return [[text, unit[0]].filter(Boolean).join(' '), [text, unit[1]].filter(Boolean).join(' ')]
}

/** What a condition prints, without its parameter: ≤ 1000 kg · indoor or outdoor · a text. */
export function conditionText(form: ParameterForm | undefined, condition: Condition): Phrase {
  const field = fieldOf(form, condition.parameter)
  const unit: Phrase = field?.unit ?? [condition.unit ?? '', condition.unit ?? '']
  const bounds = rangeText(condition)
  const parts: Phrase[] = [
    ...(bounds ? [withUnit(bounds, unit)] : []),
    ...(isEmpty(condition.values) ? [] : [withUnitIf(field, condition.values ?? [], unit)]),
    ...(condition.text ? [[condition.text, condition.text] as const] : []),
  ]
  return [parts.map(([zh]) => zh).join(' · '), parts.map(([, en]) => en).join(' · ')]
}

function withUnitIf(field: Field | undefined, values: readonly string[], unit: Phrase): Phrase {
  const [zh, en] = valuesText(field, values, [' 或 ', ' or '])
  return [[zh, unit[0]].filter(Boolean).join(' '), [en, unitBeside(unit, en)[1]].filter(Boolean).join(' ')]
}

/** A whole condition: Rated load ≤ 1000 kg. */
export function conditionWithLabel(form: ParameterForm | undefined, condition: Condition): Phrase {
  const [label, text] = [parameterLabel(form, condition.parameter), conditionText(form, condition)]
  return [`${label[0]} ${text[0]}`.trim(), `${label[1]} ${text[1]}`.trim()]
}

/** Why a condition is met, not met, or undecided. */
export const reasons = {
  within: ['在所列范围内', 'within what the certificate lists'],
  among: ['与所列相同', 'as on the certificate'],
  asStated: ['按您声明，与所列相同', 'as on the certificate, by your word'],
  coveredBy: ['被所列项覆盖', 'covered by what the certificate lists'],
  above: ['大于上限', 'above the upper bound'],
  below: ['小于下限', 'below the lower bound'],
  different: ['与所列不同', 'differs from what the certificate lists'],
  notAmong: ['不在所列之内', 'not among what the certificate lists'],
  notAnswered: ['未填写', 'not given'],
  notPrinted: ['本情形未列出', 'this row does not list it'],
  neither: ['本情形未列出，也未填写', 'neither listed in this row nor answered'],
  onlyText: ['只有文字，须对照原文判断', 'printed in words only: compare with the original'],
  textBeside: [
    '数值或所列项符合，另有文字须对照原文判断',
    'met, but words are printed with it: compare them with the original',
  ],
  otherText: ['写法与所列不同，须对照原文判断', 'written differently from what is printed: compare with the original'],
  other: ['没有说明具体是哪一种，须对照原文判断', 'does not say which one is meant: compare with the original'],
  partOfPrinted: [
    '只是所列各项中的一部分，请填写您设备的全部项',
    'only a part of what the certificate lists: give all that your machine has',
  ],
  severalPrints: ['各情形所列不同，请填写具体内容', 'the rows list different values: state yours'],
  noBound: ['未列出用来判断的界限', 'the deciding bound is not printed'],
  openEnd: ['只列出了范围的一端，另一端未知', 'only one end of the range is printed: the other is unknown'],
  singleValues: [
    '证书所列是几个单独的值，须逐一对照原文',
    'the certificate lists several single values: compare each with the original',
  ],
  attestsMore: ['证书已证明的值不低于所需', 'the certificate attests no less than is required'],
  notAttested: [
    '高于证书已证明的值，可能符合也可能不符合',
    'above what the certificate attests: the product may reach it or not',
  ],
  mayStillBe: ['不同，但仍可能被覆盖，请填写具体值', 'differs but may still be covered: give the value itself'],
  cannotCompare: ['无法比较', 'cannot be compared'],
  usual: ['证书未印明，按通常情形判断', 'not printed, which means the usual value'],
  sameModel: ['随同一型号，与登记的相同', 'follows from the same model, and is as registered'],
  otherThanRegistered: ['与登记的值不同，证书未列出', 'differs from the registered value, and is not printed'],
  modelAmong: ['型号在本情形所列之内', 'the model is among those of this row'],
  ownModel: ['证书本身的型号', "the certificate's own model"],
  modelNotAmong: ['型号不在本情形所列之内', 'the model is not among those of this row'],
  modelUnclear: [
    '不能确定型号是否在本情形所列之内，须对照原文判断',
    'whether the model is among those of this row cannot be told: compare with the original',
  ],
  modelMissing: ['未填写型号', 'the model is not given'],
} as const satisfies Record<string, Phrase>
export type Reason = keyof typeof reasons
