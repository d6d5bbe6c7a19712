// The declaration of a form kind: its sub-forms by category and its fields; and how a record's form is found.
import type { Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import type { CoverageRule } from './coverageRule.ts'
import { parameterGroups, type ParameterGroup } from './groups.ts'
import { rulingsIn, type FormRuling, type Ruling, type Sentences } from './ruling.ts'

export interface SubForm {
  readonly key: string
  readonly label: Phrase
  /** Codes of the categories that get this form in a new register; from then on the catalogue decides. */
  readonly categories: readonly string[]
  /** Where a category has several forms, this one is used only when the writer chooses it. */
  readonly chosen?: true
}

export interface FormKind {
  readonly key: string
  readonly label: Phrase
  readonly forms: readonly SubForm[]
  /** A key may appear several times, for different forms: one meaning, type and unit, but other bounds, options and duties. */
  readonly fields: readonly Field[]
  /** What the rule says of its parameters, and by which sentence; none where no rule names them. */
  readonly rulings?: readonly Ruling[]
  readonly sentences?: Sentences
  /** How coverage is checked; by default the required parameters decide. */
  readonly coverage?: CoverageRule
  /** Differences of a form from its kind, by the key of the form. */
  readonly coverageOf?: Readonly<Record<string, CoverageRule>>
}
export type FormKinds = readonly FormKind[]

/** One sub-form of a kind with its fields: plain data, so that it can be sent as JSON. */
export interface ParameterForm {
  readonly kind: Pick<FormKind, 'key' | 'label'>
  readonly form: Omit<SubForm, 'categories'>
  readonly fields: readonly Field[]
  readonly coverage: CoverageRule
  readonly rulings: readonly FormRuling[]
}

/** A form by its kind and sub-form: elevator.traction. */
export const nameOf = ({ kind, form }: ParameterForm): string => `${kind.key}.${form.key}`

/** What determines the form of a record: where its category allows several, the record names one. */
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
      kind: { key: kind.key, label: kind.label },
      form: { key, label, ...(chosen && { chosen }) },
      fields: kind.fields.filter((field) => !field.forms || field.forms.includes(key)),
      coverage: { ...kind.coverage, ...kind.coverageOf?.[key] },
      rulings: rulingsIn(kind, key),
    }))
  known.set(kind, forms)
  return forms
}

const choosable = new WeakMap<FormKind, readonly ParameterForm[]>()

/** Every form of a kind, none of which is taken without being chosen: for a code of no list, of which nothing is known. */
export function choosableForms(kind: FormKind): readonly ParameterForm[] {
  const forms =
    choosable.get(kind) ?? formsOf(kind).map((one) => ({ ...one, form: { ...one.form, chosen: true as const } }))
  choosable.set(kind, forms)
  return forms
}

const knownByKey = new WeakMap<FormKinds, ReadonlyMap<string, ParameterForm>>()

/** Finds forms over several kinds, whose keys never clash. */
function formsByKey(kinds: FormKinds): ReadonlyMap<string, ParameterForm> {
  const forms = knownByKey.get(kinds) ?? new Map(kinds.flatMap(formsOf).map((one) => [one.form.key, one]))
  knownByKey.set(kinds, forms)
  return forms
}

/** The form of some kinds that a record names as its own. */
export const namedIn = (kinds: FormKinds, key: string | null | undefined): ParameterForm | undefined =>
  key ? formsByKey(kinds).get(key) : undefined

/** The form of a record among those its category allows: the named one, otherwise the default; undefined where one must be chosen. */
export function chosenForm(
  allowed: readonly ParameterForm[],
  key: string | null | undefined,
): ParameterForm | undefined {
  if (key) return allowed.find(({ form }) => form.key === key)
  return allowed.length === 1 ? allowed[0] : allowed.find(({ form }) => !form.chosen)
}

/** The forms that a category has in a new register, in the order of their kind. */
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

/** The groups in which a form has fields, each with them; for one form always the same objects. */
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
