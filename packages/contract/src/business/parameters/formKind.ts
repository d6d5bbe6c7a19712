// What a form kind declares: its sub-forms by category, its groups and its fields; and which form of some kinds a record has.
import type { Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import type { CoverageRule } from './coverageRule.ts'

/** What messages, lists and screens call it. */
export const formKindLabel: Phrase = ['表单类型', 'Form kind']

export interface SubForm {
  readonly key: string
  readonly label: Phrase
  /** Whether a category code (a leaf of the catalogue) uses this sub-form. */
  readonly matches: (categoryCode: string) => boolean
  /** How coverage is judged, where this form differs from its kind. */
  readonly coverage?: CoverageRule
}

export interface FormKind {
  readonly key: string
  readonly label: Phrase
  /** The rule that tests of this kind go by. */
  readonly rule: string
  readonly forms: readonly SubForm[]
  readonly groups: readonly { readonly key: string; readonly label: Phrase }[]
  readonly fields: readonly Field[]
  /** How coverage is judged; by required parameters alone when nothing is said. */
  readonly coverage?: CoverageRule
}
export type FormKinds = readonly FormKind[]

/** One sub-form of a kind with the fields it has. */
export interface ParameterForm {
  readonly kind: FormKind
  readonly form: SubForm
  readonly fields: readonly Field[]
}

/** A form by its kind and sub-form: elevator.traction. */
export const nameOf = ({ kind, form }: ParameterForm): string => `${kind.key}.${form.key}`

/** What names the form of a record. Where a category allows several sub-forms the record says which; the first one stands until it does. */
export interface FormOf {
  readonly categoryCode: string
  readonly subForm?: string | null | undefined
}

/** A field with the mark that a form gives it. */
function markedIn({ coverage }: SubForm, field: Field): Field {
  const mark = coverage?.marks?.[field.key]
  return mark ? { ...field, coverage: mark } : field
}

const known = new WeakMap<FormKind, readonly ParameterForm[]>()

/** Every sub-form of a kind, always the same objects. */
export function formsOf(kind: FormKind): readonly ParameterForm[] {
  const forms =
    known.get(kind) ??
    kind.forms.map((form) => ({
      kind,
      form,
      fields: kind.fields
        .filter((field) => !field.forms || field.forms.includes(form.key))
        .map((field) => markedIn(form, field)),
    }))
  known.set(kind, forms)
  return forms
}

/** The form that a record of these kinds has; nothing when its category has none, or not the sub-form it names. */
export function formIn(kinds: FormKinds, { categoryCode, subForm }: FormOf): ParameterForm | undefined {
  const allowed = kinds.flatMap(formsOf).filter(({ form }) => form.matches(categoryCode))
  return subForm ? allowed.find(({ form }) => form.key === subForm) : allowed[0]
}

/** What the category of a record determines of its parameters. */
export const fixedValues = (form: ParameterForm | undefined, categoryCode: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (form?.fields ?? []).flatMap(({ key, fixed }) => {
      const value = fixed?.(categoryCode)
      return value === undefined ? [] : [[key, value]]
    }),
  )
