// What a form kind declares: its sub-forms by category, its groups and its fields. Adding a kind is one file and one line in formKinds.ts.
import type { Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'

export interface SubForm {
  readonly key: string
  readonly label: Phrase
  /** Whether a category code (a leaf of the catalogue) uses this sub-form. */
  readonly matches: (categoryCode: string) => boolean
}

export interface FormKind {
  readonly key: string
  readonly label: Phrase
  /** The rule that tests of this kind go by. */
  readonly rule: string
  readonly forms: readonly SubForm[]
  readonly groups: readonly { readonly key: string; readonly label: Phrase }[]
  readonly fields: readonly Field[]
}
