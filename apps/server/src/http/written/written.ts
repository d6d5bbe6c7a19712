// An answer whose data was written as JSON before: it is sent unchanged, behind what differs from one read to the next.
import { KeptText } from '../../db/cache/keptText.ts'

export class Written {
  /** JSON of the data up to where `rest` continues it; empty where all of it was written before. */
  readonly begin: string
  /** The rest of the data, and the end of its envelope. */
  readonly rest: KeptText

  constructor(rest: KeptText, begin = '') {
    this.rest = rest
    this.begin = begin
  }
}

/** The rest of an answer, to be kept: JSON of its data, or what follows the values that differ at each read. */
export const restOf = (json: string): KeptText => new KeptText(`${json}}`)
