// A cell that shows something that cannot be read, with the reason.
import type { Phrase } from '../phrase.ts'

/** A cell that shows something that cannot be read. */
export class UnreadCell {
  /** Follows the name of its column or place. */
  readonly problem: Phrase
  readonly text: string
  /** True for the cells to the right of the first in a merged area: the first one has its content. */
  readonly covered: boolean
  constructor(problem: Phrase, text: string, covered = false) {
    this.problem = problem
    this.text = text
    this.covered = covered
  }
  toString(): string {
    return this.text
  }
}
