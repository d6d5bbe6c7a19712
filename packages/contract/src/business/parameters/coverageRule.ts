// What a form kind, or one of its forms, declares about coverage: which parameters decide, and whether the model does.
import type { CoverageMark, Values } from '../../fields.ts'

/** A parameter that does not decide for every product of a form. */
export interface Duty {
  readonly key: string
  /** It decides for these categories; for the form's others only where the record has a value of it. */
  readonly categories?: readonly string[]
  /** It decides while this holds of the product, and as long as it is not known to fail. */
  readonly while?: (product: Values) => boolean
}

export interface CoverageRule {
  /** The parameters that decide. When nothing is said: every one that is required and has a mark other than `no`. */
  readonly decisive?: readonly (string | Duty)[]
  /** Of each group one must decide, too. */
  readonly oneOf?: readonly (readonly string[])[]
  /** decides: another model is another certificate · named: a difference is only said. */
  readonly model?: 'decides' | 'named'
  /** What does not decide counts as met by the same model, unless the asker gives another value than the registered one. */
  readonly sameModelIsSameRest?: true
  /** oneByOne: covers nothing but the very unit that was tested · none: products of this kind are not type-tested. */
  readonly only?: 'oneByOne' | 'none'
  /** Marks of this form where they differ from those of the fields. */
  readonly marks?: Readonly<Record<string, CoverageMark>>
}
