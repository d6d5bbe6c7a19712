// Which of the older rows a night reads: a seventh by the calendar, and each that was not read for seven nights.
import { allIds, type Ids } from '../finding.ts'

/** Within so many nights everything is read again. */
export const nights = 7
/** Ids of one block, which is read as a whole. A row stays in its block for good, so none slips from a seventh to another one between two nights. */
export const blockIds = 1_000

const dayMs = 86_400_000
const shanghaiMs = 28_800_000
/** The number of a day in Shanghai. */
const dayOf = (instant: string): number => Math.floor((Date.parse(instant) + shanghaiMs) / dayMs)

export const everySeventh: readonly number[] = Array.from({ length: nights }, (_, part) => part)

const seventhOf = (number: number): number => ((number % nights) + nights) % nights

/**
 * The sevenths that are due. That of the calendar is read whatever is stored, so that who puts an older waypoint back night
 * after night chooses none of them; others are due when they were left out, or are said to be read in the future.
 * @param read when each was read last, as ISO instants
 */
export function sevenths(now: string, read: readonly string[]): number[] {
  const today = dayOf(now)
  const isFresh = (at: string | undefined) => {
    const age = at === undefined ? nights : today - dayOf(at)
    return age >= 0 && age < nights
  }
  return everySeventh.filter((part) => part === seventhOf(today) || !isFresh(read[part]))
}

/** A month such as `2026-05` belongs to a seventh as a whole. */
export function isMonthIn(parts: readonly number[], month: string): boolean {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return parts.includes(seventhOf(year * 12 + of))
}

/** The blocks of these sevenths with ids from 1 to `end`; neighbours are not joined. */
export function* blocksUpTo(end: number, parts: readonly number[]): Generator<Ids> {
  for (let block = 0; block * blockIds < end; block++)
    if (parts.includes(seventhOf(block))) yield { after: block * blockIds, to: Math.min(end, (block + 1) * blockIds) }
}

/**
 * The same for ids with gaps: the ids between two blocks belong to the later one.
 * @param blocks those in which ids exist, in order: block 0 has the ids from 1 to 1,000
 */
export function* blocksAround(blocks: readonly number[], parts: readonly number[]): Generator<Ids> {
  let after = allIds.after
  for (const block of blocks) {
    const to = (block + 1) * blockIds
    if (parts.includes(seventhOf(block))) yield { after, to }
    after = to
  }
}

/** An SQL expression: the seventh of a text in this column. */
export const seventhOfText = (column: string): string =>
  `get_byte(sha256(convert_to(${column}, 'UTF8')), 0) % ${nights}`
