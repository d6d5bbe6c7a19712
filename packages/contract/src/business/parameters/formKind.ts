// What a form kind declares: its sub-forms by category and its fields; and which form of some kinds a record has.
import type { Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import type { CoverageRule } from './coverageRule.ts'
import { parameterGroups, type ParameterGroup } from './groups.ts'

export interface SubForm {
  readonly key: string
  readonly label: Phrase
  /** Codes that a register's catalogue gives this form to when it begins; from then on the catalogue itself says. */
  readonly categories: readonly string[]
  /** Where a category has several forms, this one is used only when the writer chooses it. */
  readonly chosen?: true
}

export interface FormKind {
  readonly key: string
  readonly label: Phrase
  /** The rule that tests of this kind go by. */
  readonly rule: string
  readonly forms: readonly SubForm[]
  /** A key may stand in several of them, for other forms each: one meaning, type and unit, other bounds, options and duties. */
  readonly fields: readonly Field[]
  /** How coverage is judged; by required parameters alone when nothing is said. */
  readonly coverage?: CoverageRule
  /** Where a form differs from its kind, by the key of the form. */
  readonly coverageOf?: Readonly<Record<string, CoverageRule>>
}
export type FormKinds = readonly FormKind[]

/** One sub-form of a kind with the fields it has: plain data, so that it travels. */
export interface ParameterForm {
  readonly kind: Pick<FormKind, 'key' | 'label' | 'rule'>
  readonly form: Omit<SubForm, 'categories'>
  readonly fields: readonly Field[]
  readonly coverage: CoverageRule
}

/** A form by its kind and sub-form: elevator.traction. */
export const nameOf = ({ kind, form }: ParameterForm): string => `${kind.key}.${form.key}`

/** What names the form of a record: where its category allows several, the record says which. */
export interface FormOf {
  readonly categoryCode: string
  readonly subForm?: string | null | undefined
}

const known = new WeakMap<FormKind, readonly ParameterForm[]>()

/** Every sub-form of a kind, always the same objects. */
export function formsOf(kind: FormKind): readonly ParameterForm[] {
  const forms =
    known.get(kind) ??
    kind.forms.map(({ key, label, chosen }) => ({
      kind: { key: kind.key, label: kind.label, rule: kind.rule },
      form: { key, label, ...(chosen && { chosen }) },
      fields: kind.fields.filter((field) => !field.forms || field.forms.includes(key)),
      coverage: { ...kind.coverage, ...kind.coverageOf?.[key] },
    }))
  known.set(kind, forms)
  return forms
}

const knownByKey = new WeakMap<FormKinds, ReadonlyMap<string, ParameterForm>>()

/** Of some kinds: keys are of one form each, over all kinds. */
function formsByKey(kinds: FormKinds): ReadonlyMap<string, ParameterForm> {
  const forms = knownByKey.get(kinds) ?? new Map(kinds.flatMap(formsOf).map((one) => [one.form.key, one]))
  knownByKey.set(kinds, forms)
  return forms
}

/** The form of some kinds that a record names as its own. */
export const namedIn = (kinds: FormKinds, key: string | null | undefined): ParameterForm | undefined =>
  key ? formsByKey(kinds).get(key) : undefined

/** Of the forms that a category allows the one a record has: what it names, else the default; none where one has to be chosen. */
export function chosenForm(
  allowed: readonly ParameterForm[],
  key: string | null | undefined,
): ParameterForm | undefined {
  if (key) return allowed.find(({ form }) => form.key === key)
  return allowed.length === 1 ? allowed[0] : allowed.find(({ form }) => !form.chosen)
}

/** The forms that a register's catalogue gives a category when it begins, in the order of their kind. */
export const shippedIn = (kinds: FormKinds, categoryCode: string): readonly ParameterForm[] =>
  kinds.flatMap((kind) => formsOf(kind).filter((_, at) => kind.forms[at]?.categories.includes(categoryCode)))

/** Values that the form itself decides: a required choice with one option is filled in without asking. */
export const fixedValues = (form: ParameterForm | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (form?.fields ?? []).flatMap((field) => {
      const value = fixedValue(field)
      return value === undefined ? [] : [[field.key, value]]
    }),
  )

export const fixedValue = ({ type, required, options }: Field): string | undefined =>
  type === 'choice' && required === true && options?.length === 1 ? options[0]?.value : undefined

type GroupOfFields = ParameterGroup & { readonly fields: readonly Field[] }
const knownGroups = new WeakMap<ParameterForm, readonly GroupOfFields[]>()

/** The groups that a form has fields in, each with them: of one form always the same objects. */
export function groupsOf(form: ParameterForm | undefined): readonly GroupOfFields[] {
  if (!form) return []
  const groups =
    knownGroups.get(form) ??
    parameterGroups
      .map((group) => ({ ...group, fields: form.fields.filter((field) => field.group === group.key) }))
      .filter(({ fields }) => fields.length > 0)
  knownGroups.set(form, groups)
  return groups
}
