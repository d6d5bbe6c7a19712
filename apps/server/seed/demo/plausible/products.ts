// Products other than lifts: every form of every kind under each of its categories, in the words of its trade.
import { isPrintedCode } from '@register/contract/business/categoryCode'
import { formsOf, type FormKind, type ParameterForm } from '@register/contract/business/parameters/formKind'
import { formKinds } from '@register/contract/business/parameters/formKinds'

export interface Product {
  categoryCode: string
  form: ParameterForm
}

/** The lifts that have makers and contents of their own. */
const isLift = (categoryCode: string): boolean => categoryCode.startsWith('3')

/** Each form of a kind, once for each category that this version's catalogue gives it to. */
export const productsOf = (kind: FormKind): readonly Product[] =>
  formsOf(kind).flatMap((form, at) =>
    (kind.forms[at]?.categories ?? []).map((categoryCode) => ({ categoryCode, form })),
  )

/** In the order of the kinds. */
export const products: readonly Product[] = formKinds
  .flatMap(productsOf)
  .filter(({ categoryCode }) => !isLift(categoryCode))

/** A key of this register for what has no code that was ever seen. */
export const isKeyOfOurs = (categoryCode: string): boolean => !isPrintedCode(categoryCode)
/** A code of a rule's list that is remembered, and on no certificate that was seen. */
export const isUncoded = (categoryCode: string): boolean => /^F3[1-35-9]/.test(categoryCode)

/** Parts that a certificate lists in addition to the product, by kind. */
export const mainParts: Readonly<Record<string, readonly string[]>> = {
  elevator: [],
  hoist: ['起升机构减速器', '起重量限制器', '制动器', '电控柜'],
  amusement: ['主轴', '传动装置', '座舱'],
  ropeway: ['驱动装置', '抱索器', '托压索轮组'],
  vehicle: ['驱动桥', '液压泵', '控制器'],
  pressure: [],
}

/** The rule that a certificate of some year names. */
export function basisOf(kind: string, issueDate: string): string {
  const rules: Readonly<Record<string, readonly [since: string, now: string, before: string]>> = {
    elevator: ['2022-07-01', 'TSG T7007-2022', 'TSG T7007-2016'],
    hoist: ['2024-01-01', 'TSG 51-2023', 'TSG Q7002-2019'],
    amusement: ['2024-03-01', 'TSG 71-2023', 'TSG Y7001-2009'],
    ropeway: ['2013-01-01', 'TSG S7001-2013', 'TSG S7001-2004'],
    vehicle: ['2022-12-01', 'TSG 81-2022', 'TSG N0001-2017'],
    pressure: ['2023-10-01', 'TSG D7002-2023', 'TSG D7002-2006'],
  }
  const [since, now, before] = rules[kind] ?? ['', 'TSG 07-2019', '']
  return issueDate >= since ? now : before
}
