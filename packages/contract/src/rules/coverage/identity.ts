// Whose product is asked about, and which: its maker and its model, told equal to the certificate's or not.
import { isRange } from '../../fieldTypes/empty.ts'
import type { Values } from '../../fields.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import { ruleOf } from './rule.ts'
import type { CoverageRow } from './shape.ts'
import { isSameMaker } from './spelling/makers.ts'
import { likenessToModels, modelsIn } from './spelling/models.ts'
import { normalText } from './spelling/normal.ts'
import { isPlaceholder, statedIn } from './spelling/placeholder.ts'

/** A name as it was given, the certificate's own, or another one that is not named. */
export type AskedName = string | { readonly is: 'printed' | 'differs' }

/** missing: not given · same: the certificate's · other: another one for certain · unclear: it cannot be told. */
export type Identity = 'missing' | 'same' | 'other' | 'unclear'

/** Nothing is given, or a text that names nothing. */
const isMissing = (asked: AskedName | undefined): asked is undefined =>
  asked === undefined || (typeof asked === 'string' && isPlaceholder(asked))

/** Another text never shows another maker, because a company has several names: only the asker can say that it is another one. */
export function makerIdentity(names: readonly string[], asked: AskedName | undefined): Identity {
  if (isMissing(asked)) return 'missing'
  // "As printed" says nothing where the record names nobody.
  if (typeof asked === 'object')
    return asked.is === 'differs' ? 'other' : statedIn(names).length > 0 ? 'same' : 'unclear'
  return isSameMaker(asked, names) ? 'same' : 'unclear'
}

/** What makes it another product for certain, whatever the certificate is worth: its category or its maker. */
export function otherProduct(
  category: string,
  askedCategory: string | undefined,
  maker: Identity,
): 'category' | 'manufacturer' | undefined {
  if (askedCategory && normalText(askedCategory) !== normalText(category)) return 'category'
  return maker === 'other' ? 'manufacturer' : undefined
}

/** The models of a certificate, by where it states them. */
export interface Models {
  readonly own: string
  /** Of the whole certificate: its list, and what its record's parameters list. */
  readonly listed: readonly string[]
  /** Row by row; nothing where a row lists none. */
  readonly byRow: readonly (readonly string[] | undefined)[]
}

const textsOf = (value: unknown): readonly string[] =>
  isRange(value) ? [] : Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []

/** The parameters of a form that list models. */
export const modelKeys = (form: ParameterForm | undefined): readonly string[] => ruleOf(form).models ?? []

export function modelsOf(
  form: ParameterForm | undefined,
  certificate: {
    readonly model: string
    readonly models: readonly string[]
    readonly parameters: Values
    readonly rows: readonly CoverageRow[]
  },
): Models {
  const keys = modelKeys(form)
  const inRow = ({ conditions }: CoverageRow) => {
    const printed = conditions.filter(({ parameter }) => keys.includes(parameter))
    return printed.length > 0 ? modelsIn(printed.flatMap(({ values }) => values ?? [])) : undefined
  }
  return {
    own: certificate.model,
    listed: modelsIn([...certificate.models, ...keys.flatMap((key) => textsOf(certificate.parameters[key]))]),
    byRow: certificate.rows.map(inRow),
  }
}

/** Whether the product's model is one that the certificate names anywhere. */
export function modelIdentity({ own, listed, byRow }: Models, asked: AskedName | undefined): Identity {
  if (isMissing(asked)) return 'missing'
  const all = modelsIn([own, ...listed, ...byRow.flatMap((row) => row ?? [])])
  if (typeof asked === 'object') return asked.is === 'differs' ? 'other' : all.length > 0 ? 'same' : 'unclear'
  // Words of a list that take models out never take out the certificate's own.
  if (likenessToModels(asked, [own]) === 'same') return 'same'
  const found = likenessToModels(asked, all)
  // A certificate that states no model of its own cannot show that another one is different.
  return found === 'different' ? (modelsIn([own]).length > 0 ? 'other' : 'unclear') : found
}

/** Whether the certificate names further models, one by one. */
export const listsModels = ({ listed, byRow }: Models): boolean =>
  listed.length > 0 || byRow.some((row) => (row ?? []).length > 0)

/** How the product's model stands to the models that one row lists; the row's place is `at`. */
export function modelInRow(
  { own, listed, byRow }: Models,
  at: number,
  asked: AskedName | undefined,
): 'among' | 'own' | 'notAmong' | 'unclear' | 'missing' {
  if (isMissing(asked)) return 'missing'
  const here = byRow[at] ?? []
  if (typeof asked === 'object' && asked.is === 'differs') return 'missing'
  const model = typeof asked === 'object' ? own : asked
  const found = here.length > 0 ? likenessToModels(model, here) : 'unclear'
  if (found === 'same') return 'among'
  if (found === 'unclear') return 'unclear'
  const others = byRow.flatMap((row) => row ?? [])
  const isNamedElsewhere = likenessToModels(model, others) === 'same'
  if (isNamedElsewhere) return 'notAmong'
  const isOwn = likenessToModels(model, [own]) === 'same'
  const agree = new Set(byRow.map((row) => JSON.stringify(row ?? null))).size === 1
  // Rows that agree list the further models of the whole certificate; where they differ, its own may belong to one row only.
  if (isOwn) return agree ? 'own' : 'unclear'
  return listed.length > 0 && likenessToModels(model, listed) !== 'different' ? 'unclear' : 'notAmong'
}
