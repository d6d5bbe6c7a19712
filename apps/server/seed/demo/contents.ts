// Contents of invented reports: lifts by their own rules, everything else by its form; plausible parameters, coverage and components.
import { rowFromParameters } from '@register/contract/rules/coverage/fromParameters'
import { printedText } from '@register/contract/business/report/content/printedText'
import type { ReportContent } from '@register/contract/business/report/shape'
import { lift, weighted, type LiftCategory } from './lift/lift.ts'
import { part } from './lift/part.ts'
import { makers, makersOf, type Maker } from './makers.ts'
import { fill } from './plausible/fill.ts'
import { basisOf } from './plausible/basis.ts'
import { mainParts, productName, type Product } from './plausible/products.ts'
import { settledFor } from './plausible/settled.ts'
import type { Dice } from './random.ts'

const day = 86_400_000
export const shift = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** The contents of a product that is no lift, made from its form alone. */
function otherwise(d: Dice, { categoryCode, form }: Product, maker: Maker) {
  const parameters = fill(d, form, settledFor(categoryCode, form), maker.brand)
  const { conditions } = rowFromParameters(form, parameters)
  const isPrinted = conditions.length > 0 && form.coverage.only === undefined && d.chance(0.75)
  return {
    categoryCode,
    form,
    productName: productName({ categoryCode, form }),
    parameters,
    covers: {
      coverage: isPrinted ? [{ conditions }] : [],
      coverageWhole: true,
      coverageModels: d.chance(0.2) ? [`${maker.brand}-${d.between(10, 99)}`] : [],
    },
    components: (mainParts[form.kind.key] ?? [])
      .slice(0, d.between(0, 3))
      .map((name) => part(name, `${maker.brand}${d.between(10, 99)}`, maker.name)),
    size: String(d.between(10, 990)),
  }
}

interface Wanted {
  today: string
  daysAgo: number
  category?: LiftCategory
  /** The product to invent instead of a lift. */
  product?: Product
  maker?: Maker
}

/** A whole report without its numbers. The issue date is `daysAgo` days before `today`. */
export function makeContent(d: Dice, { today, daysAgo, category, product, maker }: Wanted): ReportContent {
  const by = maker ?? d.pick(product ? makersOf(product.form.kind.key, product.form.form.key) : makers)
  const technical = product ? otherwise(d, product, by) : lift(d, category ?? d.pick(weighted), by)
  const issueDate = shift(today, -daysAgo)
  // A report of today has a code that was applied for today, and no test is before that. Rolled all the same, for the later dice.
  const before = (later: string, days: number) => shift(later, daysAgo === 0 ? 0 : -days)
  const testEndDate = before(issueDate, d.between(5, 25))
  const coverageText = '本证书覆盖同一品种、同一型号，且主要参数不大于下列参数范围的产品。'
  const parameters = technical.parameters as ReportContent['parameters']
  return {
    categoryCode: technical.categoryCode,
    subForm: technical.form.form.key,
    asPrinted: {},
    unstated: [],
    productName: technical.productName,
    model: `${by.brand}-${technical.size}`,
    manufacturerName: by.name,
    manufacturerCreditCode: by.creditCode,
    manufacturerAddress: by.address,
    manufacturerLicenceNo: by.licenceNo,
    country: by.country,
    applicantName: by.name,
    applicantCreditCode: by.creditCode,
    applicantAddress: by.address,
    contactName: d.pick(['王明', '李静', '赵磊', '陈晨']),
    contactPhone: `1380000${String(d.between(0, 9_999)).padStart(4, '0')}`,
    drawingNo: `${by.brand}-ZT-${d.between(100, 999)}`,
    testBasis: [basisOf(technical.form, issueDate)],
    testPlace: by.address,
    testStartDate: before(testEndDate, d.between(3, 40)),
    testEndDate,
    issueDate,
    conclusion: 'qualified',
    coverageText,
    coverageHeld: printedText({ coverageText, parameters }),
    parameters,
    ...technical.covers,
    components: technical.components,
    fileIds: [],
  }
}
