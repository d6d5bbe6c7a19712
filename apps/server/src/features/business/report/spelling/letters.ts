// The letters by which a name is found: pinyin from any character on, or the initials of characters in a row.
import { readingsOf } from './chinese.ts'

/** Letters in a row that the index knows. */
const length = 3

/** Pairs of initials are marked, so that they are no letters of one syllable. */
const initials = (one: string, next: string): string => `^${one}${next}`

const firsts = (readings: readonly string[]): string[] => [...new Set(readings.map((reading) => reading.slice(0, 1)))]

const runs = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length))

/** What the index has of a name: three letters in a row of any of its readings, and pairs of initials. */
export function lettersOf(name: string): string[] {
  const found = new Set<string>()
  const characters = readingsOf(name)
  let ends = new Set([''])
  for (const [at, readings] of characters.entries()) {
    const next = new Set<string>()
    for (const end of ends)
      for (const reading of readings) {
        for (const run of runs(end + reading)) found.add(run)
        next.add((end + reading).slice(1 - length))
      }
    ends = next
    for (const one of firsts(readings))
      for (const other of firsts(characters[at + 1] ?? [])) found.add(initials(one, other))
  }
  return [...found]
}

/** What every name has that is found by these capital letters: as pinyin, and as initials. */
export const askedLetters = (typed: string): { pinyin: string[]; initials: string[] } => ({
  pinyin: runs(typed),
  initials: Array.from({ length: typed.length - 1 }, (_, at) =>
    initials(typed.slice(at, at + 1), typed.slice(at + 1, at + 2)),
  ),
})

const begins = (characters: readonly string[][], typed: string): boolean =>
  typed === '' ||
  (characters[0] ?? []).some((reading) =>
    typed.startsWith(reading) ? begins(characters.slice(1), typed.slice(reading.length)) : reading.startsWith(typed),
  )

/** Whether capital letters are the pinyin of some characters in a row, the last of which may be cut short, or their initials. */
export function readsAs(name: string, typed: string): boolean {
  const characters = readingsOf(name)
  return characters.some((_, at) => {
    const rest = characters.slice(at)
    const areInitials =
      rest.length >= typed.length && [...typed].every((letter, n) => firsts(rest[n] ?? []).includes(letter))
    return areInitials || begins(rest, typed)
  })
}
