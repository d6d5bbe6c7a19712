// For each parameter that a rule names: whether it decides what a certificate covers, and the sentence of the rule by which it does (docs/decisions/0092-what-decides-coverage.md).
import type { When } from '../../fieldTypes/when.ts'
import type { Phrase } from '../../phrase.ts'

/** What a rule says, in our words. */
export interface Sentence {
  /** The rule and its place. */
  readonly clause: string
  /** The text of the rule was seen; otherwise the sentence is from memory, and not checked against the printed text. */
  readonly isSeen: boolean
  readonly text: Phrase
}
export type Sentences = Readonly<Record<string, Sentence>>

/** One decision about some parameters of some forms. */
export interface Ruling {
  readonly forms: readonly string[]
  readonly keys: readonly string[]
  /** Always, never by itself (a printed value is compared all the same), or while another value says so. */
  readonly decides: boolean | When
  /** Its key among the sentences of the kind. */
  readonly sentence: string
}

/** A decision as people read it with the parameters of one form. */
export interface FormRuling extends Sentence, Pick<Ruling, 'keys' | 'decides'> {}

/** The decisions about the parameters of one form, in the order of the table. */
export const rulingsIn = (
  { rulings = [], sentences = {} }: { readonly rulings?: readonly Ruling[]; readonly sentences?: Sentences },
  form: string,
): readonly FormRuling[] =>
  rulings
    .filter(({ forms }) => forms.includes(form))
    .flatMap(({ keys, decides, sentence }) => {
      const said = sentences[sentence]
      return said ? [{ keys, decides, ...said }] : []
    })
