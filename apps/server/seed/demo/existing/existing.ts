// Invented certificates from before the register: ten years of every kind, some with non-standard numbers or none, some expired or replaced.
import { makeNo, parseLabel, parseNo } from '@register/contract/rules/numbers/certificateNo'
import type { ReportContent } from '@register/contract/business/report/shape'
import { yearOf } from '@register/contract/dates'
import { makeContent, shift } from '../contents.ts'
import { isKeyOfOurs, isUncoded, products } from '../plausible/products.ts'
import { bodies } from '../people.ts'
import type { Dice } from '../random.ts'

const tenYears = 3_650

export interface Serials {
  next(category: string, body: string, year: number): number
}

/** `given`: the highest numbers in use; of several for one sequence the highest counts. */
export function serials(
  given: readonly { category: string; body: string; year: number; last: number }[] = [],
): Serials {
  const last = new Map<string, number>()
  for (const one of given) {
    const key = `${one.category} ${one.body} ${one.year}`
    last.set(key, Math.max(last.get(key) ?? 0, one.last))
  }
  return {
    next(category, body, year) {
      const key = `${category} ${body} ${year}`
      const serial = (last.get(key) ?? 0) + 1
      last.set(key, serial)
      return serial
    },
  }
}

/** A non-standard number in one of two shapes. Made from the report's own number, because no counter counts them. */
function oddNo(d: Dice, content: ReportContent, n: number): string {
  const year = yearOf(content.issueDate ?? '')
  return d.chance(0.5)
    ? `T3-311-${String(year).slice(2)}-${String(n).padStart(5, '0')}`
    : `XS-${content.categoryCode}-${year}-${String(n).padStart(5, '0')}`
}

/** A label of the old format, with two digits of the year. */
const labelNo = (content: ReportContent, body: string, year: number, serial: number) =>
  `TX${content.categoryCode}${body}${String(year).slice(2)}${String(serial % 10_000).padStart(4, '0')}`

function numberOf(d: Dice, content: ReportContent, given: { n: number; body: string; year: number; serials: Serials }) {
  const { body, year } = given
  // A category without a published code gives no number: such a certificate is found by its report.
  if (isKeyOfOurs(content.categoryCode)) return null
  const serial = given.serials.next(content.categoryCode, body, year)
  if (isUncoded(content.categoryCode)) return labelNo(content, body, year, serial)
  return d.chance(0.01) || serial > 9_999
    ? oddNo(d, content, given.n)
    : makeNo(content.categoryCode, body, year, serial)
}

const liftParts = products.filter(({ form }) => form.kind.key === 'elevator')

/** Every third report is no lift: the forms take turns. A body that tests lifts tests their parts, and no cylinders. */
function productOf(n: number, body: string) {
  const testsLifts = bodies.some(({ code, name }) => code === body && name[0].includes('电梯'))
  const tested = testsLifts ? liftParts : products
  return n % 3 === 0 ? tested[(n / 3) % tested.length] : undefined
}

/** Content number `n` of a body; the same dice give the same contents. */
export function existingContent(
  d: Dice,
  given: { n: number; body: string; today: string; serials: Serials },
): ReportContent {
  // The power makes recent years more frequent.
  const daysAgo = 20 + Math.floor(d.roll() ** 1.6 * tenYears)
  const product = productOf(given.n, given.body)
  const content = makeContent(d, { today: given.today, daysAgo, ...(product && { product }) })
  const year = yearOf(content.issueDate ?? given.today)
  // Rolled even when it is not used: the same dice give the same contents on every day.
  const isLimited = d.chance(0.15)
  const certificateNo = numberOf(d, content, { ...given, year })
  // Under the rules before 2016 results were valid for four years; later papers say that they have no end.
  const validTo = year <= 2018 && isLimited ? shift(content.issueDate ?? given.today, 1_461) : null
  const whole: ReportContent = {
    ...content,
    certificateNo,
    reportNo: [`${given.body}-DT-${year}-${String(given.n).padStart(6, '0')}`],
    validTo,
    noExpiry: validTo === null ? true : null,
  }
  // Some certificates of the first years state little: their number tells the year.
  const isOld = daysAgo > 3_000 && d.chance(0.3)
  return isOld && yearTold(certificateNo) ? asOldPaper(whole) : whole
}

const yearTold = (number: string | null) => number !== null && (parseNo(number) ?? parseLabel(number)) !== undefined

/** The content without what such a certificate does not state. */
const asOldPaper = (content: ReportContent): ReportContent => ({
  ...content,
  manufacturerCreditCode: null,
  applicantCreditCode: null,
  applicantAddress: null,
  testStartDate: null,
  testEndDate: null,
  issueDate: null,
  validTo: null,
  noExpiry: null,
  drawingNo: null,
  foreignName: null,
  domesticAgent: null,
  testedAlone: null,
  coverageText: null,
  coverageHeld: null,
  coverage: [],
  components: [],
})
