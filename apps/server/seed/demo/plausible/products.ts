// Products other than lifts: every form of every kind with each of its categories, in the words of its trade.
import { readFileSync } from 'node:fs'
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import { formsOf, type FormKind, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { seedFolder } from '../../../src/paths.ts'

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

const catalogue = new Map(
  readFileSync(new URL('data/equipment-catalogue.tsv', seedFolder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', , , name = ''] = line.split('\t')
      return [code, name.replace(/（.*）$/, '')]
    }),
)

/** As a certificate names the product: by its category where the form is of several, else by the first name of the form. */
export function productName({ categoryCode, form }: Product): string {
  const kind = formKinds.find(({ key }) => key === form.kind.key)
  const categories = kind?.forms.find(({ key }) => key === form.form.key)?.categories ?? []
  const own = form.form.chosen ? undefined : catalogue.get(categoryCode)
  return (
    (categories.length > 1 ? own : undefined) ?? (form.form.label[0].split('、')[0] ?? '').replace(/(类|系列)$/, '')
  )
}
