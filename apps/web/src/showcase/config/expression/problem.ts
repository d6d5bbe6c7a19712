// The error of an expression with its position in the text.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'

export interface ExpressionProblem {
  /** Counted from 1, in characters of the text. */
  position: number
  phrase: Phrase
}

/** Thrown by tokenizer and parser, caught by `compile`. `at` counts from 0. */
export const wrongAt = (at: number, phrase: Phrase): Failure =>
  new Failure(400, phrase, { data: { position: at + 1, phrase } satisfies ExpressionProblem })
