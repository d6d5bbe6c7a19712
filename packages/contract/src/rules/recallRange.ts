// Whether one product lies in the range of a recall: by its serial number, its date of manufacture, or both.

export interface RecallRange {
  readonly serialFrom: string | null
  /** Nothing: only the product `serialFrom`. */
  readonly serialTo: string | null
  /** YYYY-MM-DD, both inclusive; an end that is not given is open. */
  readonly madeFrom: string | null
  readonly madeTo: string | null
}

export type Within = 'inside' | 'outside' | 'unclear'

const spelled = (serial: string): string =>
  serial
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

interface Serial {
  head: string
  number: bigint
  /** How many digits it is written with. */
  length: number
}

/** A serial number as its letters and its last run of digits; nothing where it ends otherwise. */
function serialOf(text: string): Serial | undefined {
  const [, head, digits] = /^(.*?)(\d+)$/.exec(spelled(text)) ?? []
  return head === undefined || digits === undefined
    ? undefined
    : { head, number: BigInt(digits), length: digits.length }
}

/** Whether the two ends can be put in order, and are. */
export function areInOrder(from: string, to: string): boolean {
  const [first, last] = [serialOf(from), serialOf(to)]
  return first !== undefined && last !== undefined && first.head === last.head && first.number <= last.number
}

function serialWithin({ serialFrom, serialTo }: RecallRange, serial: string): Within {
  const from = serialFrom ?? ''
  const to = serialTo ?? from
  if (spelled(serial) === spelled(from) || spelled(serial) === spelled(to)) return 'inside'
  const [first, last, own] = [serialOf(from), serialOf(to), serialOf(serial)]
  // Numbers of another series may be written with or without their letters, so they are not told apart.
  if (!first || !last || !own || own.head !== first.head || last.head !== first.head) return 'unclear'
  if (own.number >= first.number && own.number <= last.number) return 'inside'
  // A number with fewer or more digits may be the same one cut short or written out: 0150 for 20240150.
  const isLikeEnds =
    own.length >= Math.min(first.length, last.length) && own.length <= Math.max(first.length, last.length)
  return isLikeEnds ? 'outside' : 'unclear'
}

const dayWithin = ({ madeFrom, madeTo }: RecallRange, day: string): Within =>
  (madeFrom === null || day >= madeFrom) && (madeTo === null || day <= madeTo) ? 'inside' : 'outside'

/** The product that is asked about; what is not known of it is left out. */
export interface Unit {
  readonly serialNo?: string | undefined
  readonly manufactureDate?: string | undefined
}

/** Outside one of the two is outside; inside is only who is inside all that the recall states. */
export function withinRecall(range: RecallRange, { serialNo, manufactureDate }: Unit): Within {
  const found: Within[] = [
    ...(range.serialFrom === null ? [] : [serialNo ? serialWithin(range, serialNo) : 'unclear']),
    ...(range.madeFrom === null && range.madeTo === null
      ? []
      : [manufactureDate ? dayWithin(range, manufactureDate) : 'unclear']),
  ] satisfies Within[]
  if (found.includes('outside')) return 'outside'
  return found.includes('unclear') ? 'unclear' : 'inside'
}

/** Inside one of the recalls, or not known to be outside all of them; nothing where it is outside all. */
export function recallOf(recalls: readonly RecallRange[], unit: Unit): 'recalled' | 'recallOpen' | undefined {
  const found = recalls.map((one) => withinRecall(one, unit))
  if (found.includes('inside')) return 'recalled'
  return found.includes('unclear') ? 'recallOpen' : undefined
}

/** What the recalls go by and is not known of the product. */
export const unsaidOf = (recalls: readonly RecallRange[], unit: Unit): ('serialNo' | 'manufactureDate')[] => [
  ...(!unit.serialNo && recalls.some(({ serialFrom }) => serialFrom !== null) ? (['serialNo'] as const) : []),
  ...(!unit.manufactureDate && recalls.some(({ madeFrom, madeTo }) => madeFrom !== null || madeTo !== null)
    ? (['manufactureDate'] as const)
    : []),
]
