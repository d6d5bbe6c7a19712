// A unit as it stands behind a value: in English what is counted is in the singular for one.
import type { Phrase } from '../phrase.ts'

const singular: ReadonlyMap<string, string> = new Map([
  ['persons', 'person'],
  ['pcs', 'pc'],
  ['cycles', 'cycle'],
  ['rows', 'row'],
  ['cars', 'car'],
  ['sets', 'set'],
  ['seats', 'seat'],
  ['years', 'year'],
  ['vehicles', 'vehicle'],
])

/** `text`: the value in English, with or without the sign of a limit. */
export const unitBeside = ([zh, en]: Phrase, text: string): Phrase => [
  zh,
  /^([≤≥] )?1$/.test(text) ? (singular.get(en) ?? en) : en,
]
