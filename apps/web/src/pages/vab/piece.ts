// What the gallery tells of one piece of the kit: the address of its page, its name, and one line on what it is for.
import type { Phrase } from '@register/contract/phrase'

export interface Piece {
  /** Its page is `/vab/<key>`. */
  key: string
  title: Phrase
  text: Phrase
}
