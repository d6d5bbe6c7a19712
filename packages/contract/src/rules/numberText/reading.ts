// A text while numbers are read out of it: what was found, what was left out, and what is still to be read.
import { blot } from './patterns.ts'

// A text as numbers in it are read: half width, upper case, without what is drawn as nothing, and each character with its place in the given text.
interface Seen {
  text: string
  /** Of each character of `text`: the range in the given text that it was read from. */
  places: readonly { from: number; to: number }[]
}

const unseen = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\uFFFD\uFFFE\uFFFF]$/u
/** What parts the lines of a text or the cells of a row. */
const parting = /^[\p{Cc}\u2028\u2029]$/u

/** Line breaks, tabs and other control characters become one line break each, because none of them is inside a number. */
function seenIn(given: string): Seen {
  const places: { from: number; to: number }[] = []
  let [text, from] = ['', 0]
  for (const character of given) {
    const to = from + character.length
    const read = unseen.test(character)
      ? ''
      : parting.test(character)
        ? '\n'
        : character.normalize('NFKC').toUpperCase().replace(/\s/gu, ' ')
    for (let at = 0; at < read.length; at++) places.push({ from, to })
    text += read
    from = to
  }
  return { text, places }
}

/** The range in the given text of a range of the seen one; nothing of an empty one. */
const placeOf = ({ places }: Seen, from: number, length: number): { from: number; to: number } => ({
  from: places[from]?.from ?? 0,
  to: places[from + length - 1]?.to ?? 0,
})

export interface NamedNumber {
  as: 'certificate' | 'label' | 'licence' | 'creditCode' | 'publicId' | 'report'
  /** As written, without what surrounds it. */
  text: string
  /** The spelling by which it is found: numberKey, a credit code, a folded licence or report number, an id as it is. */
  key: string
  /** Its place in the given text; `to` is behind its last character. */
  from: number
  to: number
}

/** What was found first keeps its place: nothing is read twice. */
export class Reading {
  readonly found: NamedNumber[] = []
  /** Numbers whose end is not clear, as they begin. */
  readonly unclear: string[] = []
  readonly #given: string
  readonly #seen: Seen
  /** The seen text, in which what has been read is blotted out. */
  left: string

  constructor(given: string) {
    this.#given = given
    this.#seen = seenIn(given)
    this.left = this.#seen.text
  }

  add(as: NamedNumber['as'], key: string, from: number, length: number): void {
    const place = placeOf(this.#seen, from, length)
    this.found.push({ as, key, text: this.#given.slice(place.from, place.to), ...place })
    const read = this.left.slice(from, from + length)
    // Behind its closing bracket another number may begin.
    this.left = this.left.slice(0, from) + read.replace(/[^)\]]/g, blot) + this.left.slice(from + length)
  }

  /** The first character of the seen text that stands at this place of the given one or behind it. A pasted text may have hundreds of links, so it is not looked through from its beginning. */
  #seenAt(given: number): number {
    const { places } = this.#seen
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[middle]?.from ?? 0) < given) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Blots a number out that is not read. */
  leaveOut(from: number, length: number): void {
    const { from: start, to } = placeOf(this.#seen, from, length)
    this.unclear.push(this.#given.slice(start, to))
    this.left = this.left.slice(0, from) + blot.repeat(length) + this.left.slice(from + length)
  }

  /** A range of the given text, as links are found in it. */
  addGiven(as: NamedNumber['as'], key: string, from: number, to: number): void {
    this.found.push({ as, key, text: this.#given.slice(from, to), from, to })
    const first = this.#seenAt(from)
    const length = this.#seenAt(to) - first
    this.left = this.left.slice(0, first) + blot.repeat(length) + this.left.slice(first + length)
  }
}
