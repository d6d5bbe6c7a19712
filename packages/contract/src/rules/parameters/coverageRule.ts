// The coverage rules that a form kind, or one of its forms, declares: which parameters decide, and whether the model does.
import type { When } from '../../fieldTypes/when.ts'

export interface CoverageRule {
  /** The deciding parameters. By default every required one whose mark is not `no`. */
  readonly decisive?: readonly string[]
  /** Parameters that decide in addition to those. */
  readonly also?: readonly string[]
  /** At least one of each group decides, too. */
  readonly oneOf?: readonly (readonly string[])[]
  /** decides: another model means another certificate · named: a different model is only mentioned. */
  readonly model?: 'decides' | 'named'
  /** A parameter that the certificate does not print is met by the same model where the question gives the registered value. */
  readonly sameModelIsSameRest?: true
  /** Parameters that list further models: with the certificate's own they are one list, checked as models. */
  readonly models?: readonly string[]
  /** Parameters of which a printed range stands for several single values while another one says so: any change of them is another product. */
  readonly exactWhile?: Readonly<Record<string, When>>
  /** Parameters of the tested unit alone, such as a serial number: another product has another one. */
  readonly ofUnit?: readonly string[]
  /** Whole lifts: the rule lists what decides, and a machine under the certificate may differ from the sample in all the rest. */
  readonly restIsFree?: true
  /** Values above which the rule may have such a product tested by itself: the writer is asked whether it was, and until then nothing is covered. They decide nothing else. */
  readonly asksAlone?: Readonly<Record<string, number>>
  /** oneByOne: covers only the tested unit itself · none: products of this kind are not type-tested. */
  readonly only?: 'oneByOne' | 'none'
}
