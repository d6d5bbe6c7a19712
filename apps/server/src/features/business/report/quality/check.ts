// Applies the rules of data quality to one report, and words the findings.
import { sampleKnown } from '@register/contract/rules/coverage/possible'
import { decisiveKeys, ruleOf } from '@register/contract/rules/coverage/rule'
import { isLicenceNo, parseLabel, parseNo, printNo, suffixedNo } from '@register/contract/rules/numbers/certificateNo'
import { contradictions, foreign } from '@register/contract/rules/numbers/ownership'
import { impossibleYear } from '@register/contract/rules/numbers/possibleYear'
import type { Cited } from '@register/contract/business/report/part/cited'
import { contradictionsIn } from '@register/contract/rules/parameters/relations/relations'
import { qualityRuleKeys, type QualityRuleKey } from '@register/contract/business/quality/rules'
import { shanghaiDay } from '@register/contract/dates'
import { isEmpty, isRequired } from '@register/contract/fields'
import { dateReading, lastDayOf } from '@register/contract/rules/days/partDays'
import type { Phrase } from '@register/contract/phrase'
import { reportStatuses } from '@register/contract/rules/status'
import { recordForm } from '../../category/service.ts'
import { coverageOf, issueOf, valuesOf } from '../content/content.ts'
import { namedParts } from '../cited/parts.ts'
import type { Facts } from './facts.ts'
import type { Spellings } from './names.ts'

export interface Found {
  rule: QualityRuleKey
  detail: Phrase
}

type RuleCheck = (facts: Facts, spellings: Spellings) => Phrase | undefined

/** Number of values that are listed by name. */
const mostNamed = 8

const listed = (names: readonly Phrase[]): Phrase => {
  const [zh, en] = [0, 1].map((at) => names.slice(0, mostNamed).map((name) => name[at]))
  const more = names.length - mostNamed
  return more > 0
    ? [`${zh?.join('、')}，以及另外 ${more} 项`, `${en?.join(', ')} and ${more} more`]
    : [`${zh?.join('、')}`, `${en?.join(', ')}`]
}

/** Required and decisive values that neither the parameters nor the table of coverage state. */
function unstated(facts: Facts): Phrase[] {
  const form = recordForm(facts)
  if (!form) return []
  const values = valuesOf(facts)
  const printed = new Set(coverageOf(facts).coverage.flatMap((row) => row.conditions.map(({ parameter }) => parameter)))
  const decisive = ruleOf(form).only ? [] : decisiveKeys(form, sampleKnown(form, values))
  return form.fields
    .filter((field) => isEmpty(values[field.key]))
    .filter(
      (field) =>
        isRequired(field, values) ||
        // Where nothing is printed, the usual value counts as stated.
        (decisive.includes(field.key) && !printed.has(field.key) && field.normally === undefined),
    )
    .map(({ label }) => label)
}

/** Missing values on an old certificate are a separate finding from missing values on a new one. */
const leavingOut =
  (origin: 'issued' | 'existing'): RuleCheck =>
  (facts) => {
    const gaps = facts.origin === origin ? unstated(facts) : []
    if (gaps.length === 0) return undefined
    const [zh, en] = listed(gaps)
    return [`未填写：${zh}`, `Not stated: ${en}`]
  }

/** Judged by the printed parameters alone: the rows of a table of coverage are alternatives. */
const contradictoryValues: RuleCheck = (facts) => {
  const form = recordForm(facts)
  const broken = form ? contradictionsIn(form, valuesOf(facts)) : []
  if (broken.length === 0) return undefined
  return [broken.map(([zh]) => zh).join('；'), broken.map(([, en]) => en).join('; ')]
}

type Fallen = 'suspended' | 'revoked' | 'cancelled' | 'lapsed' | 'expired'

/** What is wrong with a cited certificate today; an ended one counts as ended, whether a newer one replaces it or not. */
function fallenAs({ status, validTo }: Cited): Fallen | undefined {
  if (status === 'suspended' || status === 'revoked' || status === 'cancelled' || status === 'lapsed') return status
  return validTo !== null && validTo < shanghaiDay() ? 'expired' : undefined
}

const fallenPhrase = (name: string, { certificateNo, validTo }: Cited, standing: Fallen): Phrase => {
  const number = printNo(certificateNo)
  if (standing === 'expired')
    return [`${name}的证书 ${number} 有效期至 ${validTo}`, `certificate ${number} of ${name} was valid to ${validTo}`]
  const [zh, en] = reportStatuses[standing].label
  return [`${name}的证书 ${number} ${zh}`, `certificate ${number} of ${name} is ${en.toLowerCase()}`]
}

const citing =
  (isMeant: (standing: Fallen) => boolean): RuleCheck =>
  (facts) => {
    const faults = namedParts(facts, facts.cited).flatMap(({ name, cited }) => {
      const standing = cited && fallenAs(cited)
      return standing && isMeant(standing) ? [fallenPhrase(name, cited, standing)] : []
    })
    if (faults.length === 0) return undefined
    const [zh, en] = listed(faults)
    return [`部件：${zh}`, `Components: ${en}`]
  }

const severalNames: RuleCheck = ({ manufacturer_credit_code: code, manufacturer_name: name }, spellings) => {
  const spelled = spellings.get(code ?? '')
  if (!spelled || name === null || !spelled.others.has(name)) return undefined
  return [
    `本证书写作“${name}”，同一代码的其他证书写作“${spelled.usual}”`,
    `Spelled “${name}” here, “${spelled.usual}” on other certificates of the same credit code`,
  ]
}

/** The number as one of a body, in today's or in the old shape; of a misprinted one its probable reading, of one with a suffix its base. */
const read = ({ certificate_no: printed, probable_no: reading }: Facts) => {
  const number = reading ?? printed
  return number ? (parseNo(number) ?? parseLabel(number) ?? suffixedNo(number)?.base) : undefined
}

/** A number of today's shape whose year is still to come is as little one that was given out as one of another shape. */
const nonStandardNumber: RuleCheck = ({ non_standard: isOdd, certificate_no: number, probable_no: reading }) => {
  const year = impossibleYear(number ?? '', shanghaiDay())
  if (!isOdd && year === undefined) return undefined
  const zh = `${year === undefined ? '' : `，其中的年份 ${year} 不可能`}${reading ? `，可能的编号为 ${printNo(reading)}` : ''}`
  const en = `${year === undefined ? '' : `, whose year ${year} is impossible`}${reading ? `, its probable reading ${printNo(reading)}` : ''}`
  return [`证书编号为 ${number}${zh}`, `The certificate number is ${number}${en}`]
}

const foreignNumber: RuleCheck = (facts) => {
  const number = read(facts)
  if (!number || !foreign(number, facts.codes)) return undefined
  return [
    `编号中的机构代码 ${number.body} 在 ${number.year} 年不是登记机构的代码`,
    `The body code ${number.body} in the number is not the registering body’s in ${number.year}`,
  ]
}

/** Numbers of today's shape are refused where they differ. */
const numberDiffers: RuleCheck = (facts) => {
  const label = facts.non_standard ? read(facts) : undefined
  const found =
    label &&
    contradictions(label, {
      categoryCode: facts.category_code,
      issueDate: facts.issue_date,
      asPrinted: issueOf(facts).asPrinted,
    })
  if (!found || found.length === 0) return undefined
  const reason = facts.number_note
  return [
    `${found.map(([zh]) => zh).join('；')}${reason ? `。说明：${reason}` : ''}`,
    `${found.map(([, en]) => en).join('; ')}${reason ? `. Reason: ${reason}` : ''}`,
  ]
}

/** A day that is not stated is no finding here: the papers of many old certificates have none. */
const withoutApplication: RuleCheck = ({ origin, firstDay, confirmed_grounds: confirmed, ...row }) => {
  const last = lastDayOf(issueOf(row), 'issueDate')
  if (origin !== 'existing' || firstDay === '' || last === null || last < firstDay) return undefined
  if (confirmed.includes('afterFirstDay')) return undefined
  const [zh, en] = dateReading(issueOf(row), 'issueDate')
  return [`发证日期 ${zh}，登记起始日 ${firstDay}`, `Issued on ${en}, first day of the register ${firstDay}`]
}

const ruleChecks: Readonly<Record<QualityRuleKey, RuleCheck>> = {
  missingParameters: leavingOut('issued'),
  notStatedThen: leavingOut('existing'),
  contradictoryValues,
  revokedComponent: citing((standing) => standing !== 'expired'),
  expiredCited: citing((standing) => standing === 'expired'),
  severalNames,
  nonStandardNumber,
  foreignNumber,
  numberDiffers,
  withoutApplication,
  licenceNumber: ({ certificate_no: number }) =>
    number && isLicenceNo(number)
      ? [`${number} 是制造许可证编号`, `${number} is the number of a manufacturing licence`]
      : undefined,
  noCertificateFile: ({ bare }) => (bare ? ['没有证书文件', 'There is no certificate file'] : undefined),
  unlistedCategory: ({ unlisted, category_code: code }) =>
    unlisted ? [`品种代码 ${code} 不在目录中`, `The category ${code} is not in the catalogue`] : undefined,
}

export const checkReport = (facts: Facts, spellings: Spellings): Found[] =>
  qualityRuleKeys.flatMap((rule) => {
    const detail = ruleChecks[rule](facts, spellings)
    return detail ? [{ rule, detail }] : []
  })
