// What a form kind, or one of its forms, declares about coverage: which parameters decide, and whether the model does.

export interface CoverageRule {
  /** The parameters that decide. When nothing is said: every one that is required and has a mark other than `no`. */
  readonly decisive?: readonly string[]
  /** Parameters that decide in addition to those. */
  readonly also?: readonly string[]
  /** Of each group one must decide, too. */
  readonly oneOf?: readonly (readonly string[])[]
  /** decides: another model is another certificate · named: a difference is only said. */
  readonly model?: 'decides' | 'named'
  /** What does not decide counts as met by the same model, unless the asker gives another value than the registered one. */
  readonly sameModelIsSameRest?: true
  /** oneByOne: covers nothing but the very unit that was tested · none: products of this kind are not type-tested. */
  readonly only?: 'oneByOne' | 'none'
}
