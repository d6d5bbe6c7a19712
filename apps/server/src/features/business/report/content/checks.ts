// What a report must and should state: rules at every save, what publication still needs, and warnings.
import { maskErrors } from '@register/contract/input/mask'
import {
  dateErrors,
  dateNoteLacking,
  dateWarnings,
  type Applied,
} from '@register/contract/business/report/content/dateRelations'
import { isHeld, printedText } from '@register/contract/business/report/content/printedText'
import { unstatedErrors } from '@register/contract/business/report/printed/unstated'
import { lackedByOld } from '@register/contract/business/report/content/oldPapers'
import { faultsOf } from '@register/contract/rules/coverage/writing/faults'
import { asksByAlone } from '@register/contract/rules/parameters/alone'
import { contradictionsIn } from '@register/contract/rules/parameters/relations/relations'
import { parameterLabel } from '@register/contract/rules/coverage/words'
import { openEndWarnings } from '@register/contract/rules/coverage/writing/openEnds'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { HeldCode } from '@register/contract/rules/numbers/heldCodes'
import { isMisprinted } from '@register/contract/rules/numbers/misprint'
import { numberErrors, reportNumberErrors } from '@register/contract/rules/numbers/ownership'
import { conclusionErrors } from '@register/contract/business/report/printed/conclusion'
import { unreadable } from '@register/contract/business/report/content/unreadable'
import type { ReportContent } from '@register/contract/business/report/shape'
import { personalFields } from '@register/contract/business/report/parties/contact'
import { reportFields } from '@register/contract/business/report/fields'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import { subFormLabel } from '@register/contract/rules/parameters/labels'
import { formNamed } from '@register/contract/rules/parameters/formKinds'
import { shanghaiDay } from '@register/contract/dates'
import type { FieldError } from '@register/contract/errors'
import { missing, type Values } from '@register/contract/fields'
import { fold } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import { checkParameters } from './settle.ts'

export interface Checked {
  content: ReportContent
  /** Undefined where the category has no form, or where the category is wrong. */
  form: ParameterForm | undefined
  /** The codes of the body, with their years. */
  codes: readonly HeldCode[]
  /** The number of a published certificate stays and is not checked again: the look at stored data names it. */
  numberStands?: boolean
  /** Whether the head office has confirmed a number, as printed, for the body. */
  isConfirmed?: ((number: string) => boolean) | undefined
  /** The dates of a published certificate stay, and are not checked again. */
  datesStand?: boolean
  /** The days of the code, where the register gave it out to this body. */
  applied?: Applied | undefined
  /** Certificates from before the register: any shape of number, no code application. */
  existing: boolean
  /** Whether a code is that of a listed category. */
  isListed?: ((code: string) => boolean) | undefined
}

/** Those that stood for the stored value are replaced by now. */
const maskedAmong = reportFields.filter(({ key }) => personalFields.some((one) => one === key))

/** Problems that are refused even in a draft, in addition to the content schema. */
export function contentErrors(checked: Checked): FieldError[] {
  const { content, codes, existing, applied, isConfirmed, isListed, numberStands = false, datesStand = false } = checked
  const today = shanghaiDay()
  const confirmed = isConfirmed?.(content.certificateNo ?? '')
  return [
    ...(numberStands ? [] : numberErrors(content, { codes, existing, today, isListed, confirmed })),
    ...faultsOf(checked.form, content.coverage, content.coverageWhole),
    ...maskErrors(maskedAmong, content),
    ...reportNumberErrors(content.reportNo ?? [], content.certificateNo),
    ...conclusionErrors(content),
    ...unstatedErrors(checked.form, content.unstated),
    ...(datesStand ? [] : dateErrors(content, today, applied)),
  ]
}

export interface Gap extends FieldError {
  /** empty: a required field has no value · other: any other problem. */
  kind: 'empty' | 'other'
}

interface Publishing {
  /** The forms that the category allows. */
  allowed: readonly ParameterForm[]
  certificateFiles: number
  existing: boolean
  /** The days of the code, where the register gave it out to this body. */
  applied?: Applied | undefined
  /** What the head office would have to confirm of an existing certificate first. */
  unconfirmed?: readonly FieldError[] | undefined
}

/** What publication still needs. */
export function publishGaps(
  content: ReportContent,
  { allowed, certificateFiles, existing, applied, unconfirmed = [] }: Publishing,
): Gap[] {
  const form = formNamed(content.subForm)
  const empty = (
    existing
      ? lackedByOld(content)
      : [
          ...missing(reportFields, content as unknown as Values),
          ...missing(form?.fields ?? [], content.parameters, 'parameters.'),
        ]
  ).map((gap): Gap => ({ ...gap, kind: 'empty' }))
  // An old certificate may have any of the forms, so none has to be chosen.
  const unchosen: Gap[] =
    form || existing || allowed.length === 0
      ? []
      : [
          {
            field: 'subForm',
            phrase: [`请选择${subFormLabel[0]}`, `Choose the ${subFormLabel[1].toLowerCase()}`],
            kind: 'empty',
          },
        ]
  // A certificate from before the register says what it says. The browser knows the record alone, and not the application.
  const kind = dateNoteLacking(content).length > 0 ? 'empty' : 'other'
  const unexplained = existing ? [] : dateNoteLacking(content, applied).map((gap): Gap => ({ ...gap, kind }))
  const other = (field: string, stands: boolean, phrase: Phrase): Gap[] =>
    stands ? [{ field, phrase, kind: 'other' }] : []
  return [
    ...unchosen,
    ...empty,
    ...unexplained,
    ...unconfirmed.map(({ field, phrase }): Gap => ({ field, phrase, kind: 'other' })),
    ...[...checkParameters(content).errors, ...unreadable(content)].map((error): Gap => ({ ...error, kind: 'other' })),
    ...other('fileIds', certificateFiles === 0 && !existing, ['请上传型式试验证书文件', 'Upload the certificate file']),
    ...other('conclusion', content.conclusion === 'unqualified', [
      '试验结论不合格的报告只登记、不发布',
      'A report that is not qualified is kept but never published',
    ]),
  ]
}

/** What the code of a report was applied for. */
export interface IssuedFor extends Applied {
  manufacturer_name: string
  product_name: string
  model: string
}

/** A code is issued for one product of one manufacturer, so another report with it is a slip, most often of a copy. Spelling makes no difference. */
function otherIssue(content: ReportContent, issued: IssuedFor): Phrase[] {
  const pairs = [
    [content.manufacturerName, issued.manufacturer_name],
    [content.productName, issued.product_name],
    [content.model, issued.model],
  ] as const
  // An empty field is not compared, because it is not written yet.
  if (!pairs.some(([written, applied]) => written && fold(written) !== fold(applied))) return []
  const { manufacturer_name: maker, product_name: product, model } = issued
  return [
    [
      `该编码是为 ${maker} 的 ${product} ${model} 核发的，与本报告不一致，请核对编码`,
      `This code was issued for ${product} ${model} of ${maker}, which differs from this report. Check the code`,
    ],
  ]
}

/** Warnings, which stop nothing. `issued`: the application of the report's code, where it has one. */
export function warningsOf(content: ReportContent, issued?: IssuedFor): Phrase[] {
  const warnings: Phrase[] = issued ? otherIssue(content, issued) : []
  warnings.push(...dateWarnings(content, issued))
  if (isMisprinted(content.certificateNo, content.probableNo))
    warnings.push(
      content.probableNo
        ? [
            `证书编号与格式不符，按原件登记；可能的编号为 ${printNo(content.probableNo)}，请与原件核对`,
            `The certificate number does not follow the format and is registered as on the original; its probable reading is ${printNo(content.probableNo)}. Compare it with the original`,
          ]
        : [
            '证书编号与格式不符，按原件登记，没有填写可能的编号，请与原件核对',
            'The certificate number does not follow the format and is registered as on the original, without a probable reading. Compare it with the original',
          ],
    )
  if (content.coverage.length === 0 && !content.coverageText)
    warnings.push([
      '没有填写覆盖范围，公众无法核对参数',
      'No coverage is given, so the public cannot check values against it',
    ])
  if (content.coverage.length > 0 && printedText(content) !== '' && !isHeld(content))
    warnings.push([
      '没有声明覆盖表已含覆盖文字的全部内容，核对覆盖范围时只能回答“无法判断”，不会回答“在覆盖范围内”',
      'It is not stated that the table holds all of the coverage text, so a check of coverage never answers "covered"',
    ])
  const form = formNamed(content.subForm)
  if (form) warnings.push(...contradictionsIn(form, content.parameters))
  warnings.push(...openEndWarnings(form, content.coverage))
  const alone = content.testedAlone ? [] : asksByAlone(form, { rows: content.coverage, parameters: content.parameters })
  if (alone.length > 0)
    warnings.push([
      `${alone.map((key) => parameterLabel(form, key)[0]).join('、')}很大，规则可能要求逐台试验：请填写“试验方式”，未填写前公众核对不会得出“在覆盖范围内”`,
      `${alone.map((key) => parameterLabel(form, key)[1]).join(' and ')} is so large that the rule may ask for a test of each unit: state "Tested as". Until then nothing is said to be covered`,
    ])
  if (
    content.manufacturerName &&
    content.manufacturerName === content.applicantName &&
    content.manufacturerAddress &&
    content.applicantAddress &&
    content.manufacturerAddress !== content.applicantAddress
  )
    warnings.push([
      '申请单位与制造单位同名但地址不同',
      'Applicant and manufacturer have the same name but different addresses',
    ])
  return warnings
}
