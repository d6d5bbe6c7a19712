// Products other than lifts: every form of every kind with each of its categories, in the words of its trade.
import { isPrintedCode } from '@register/contract/business/categoryCode'
import { formsOf, type FormKind, type ParameterForm } from '@register/contract/business/parameters/formKind'
import { formKinds } from '@register/contract/business/parameters/formKinds'

export interface Product {
  categoryCode: string
  form: ParameterForm
}

/** Lifts, which have their own makers and contents. */
const isLift = (categoryCode: string): boolean => categoryCode.startsWith('3')

/** Each form of a kind, once for each category that this version's catalogue assigns to it. */
export const productsOf = (kind: FormKind): readonly Product[] =>
  formsOf(kind).flatMap((form, at) =>
    (kind.forms[at]?.categories ?? []).map((categoryCode) => ({ categoryCode, form })),
  )

/** The products of all kinds, in the order of the kinds. */
export const products: readonly Product[] = formKinds
  .flatMap(productsOf)
  .filter(({ categoryCode }) => !isLift(categoryCode))

/** Whether the key is the register's own, because no published code is known. */
export const isKeyOfOurs = (categoryCode: string): boolean => !isPrintedCode(categoryCode)
/** Whether the code is from a rule's list and no known certificate prints it. */
export const isUncoded = (categoryCode: string): boolean => /^F3[1-35-9]/.test(categoryCode)

/** Parts that a certificate of each kind lists in addition to the product. */
export const mainParts: Readonly<Record<string, readonly string[]>> = {
  elevator: [],
  hoist: ['起升机构减速器', '起重量限制器', '制动器', '电控柜'],
  amusement: ['主轴', '传动装置', '座舱'],
  ropeway: ['驱动装置', '抱索器', '托压索轮组'],
  vehicle: ['驱动桥', '液压泵', '控制器'],
  pressure: [],
}

/** The rule that certificates of that time name. */
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
