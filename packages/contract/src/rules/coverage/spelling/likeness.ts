// Whether two texts say the same: yes, no where that is shown, and otherwise unclear, because one thing has many names.
import { compareDecimals } from './decimal.ts'
import { spelledAlike, spelledCode } from './normal.ts'
import { isPlaceholder } from './placeholder.ts'

// Names that are known to mean different things. Names outside these lists may mean the same under another spelling.

/** Within a list every name means something else. Synonyms are left out on purpose: they are read by people. */
const lists: readonly (readonly string[])[] = [
  // Media, in both languages; a general word such as gas, which may include another, is in none of the lists.
  [
    '水',
    '蒸汽',
    '空气',
    '氧气',
    '氮气',
    '氢气',
    '氩气',
    '氦气',
    '氨',
    '二氧化碳',
    '天然气',
    '液化石油气',
    '乙炔',
    '油',
  ],
  [
    'WATER',
    'STEAM',
    'AIR',
    'OXYGEN',
    'NITROGEN',
    'HYDROGEN',
    'ARGON',
    'HELIUM',
    'AMMONIA',
    'CARBONDIOXIDE',
    'NATURALGAS',
    'LPG',
    'ACETYLENE',
    'OIL',
  ],
  // Grades of cast steel of one American system of designations.
  ['WCA', 'WCB', 'WCC', 'LCA', 'LCB', 'LCC', 'WC6', 'WC9', 'C5', 'C12', 'CF3', 'CF8', 'CF3M', 'CF8M', 'CF8C', 'CN7M'],
  // Cast irons and bronze, as words.
  ['灰铸铁', '球墨铸铁', '碳钢', '不锈钢', '青铜', '黄铜', '聚乙烯'],
]

const areKnownToDiffer = (a: string, b: string): boolean =>
  a !== b && lists.some((list) => list.includes(a) && list.includes(b))

export type Likeness = 'same' | 'unclear' | 'different'

/** One number behind the name of a system of sizes, in which another number is another thing. Standards are none: one product may follow several. */
const numbered = /^(DN|PN|CLASS|SDR|M|Φ|Ø)(\d+(?:\.\d+)*)$/

/** A text that can only be a number: a power of ten or a zero in front makes it a code, as 1E3 and 0601. */
const isPlainNumber = (text: string): boolean => /^[+-]?(0|[1-9]\d*)?(\.\d*)?$/.test(text) && /\d/.test(text)

/**
 * Compares two free texts. Equal: but for spelling. Different only where that is shown: two plain numbers, two numbers of one
 * system (DN 50 and DN 80), two names of one list of known names. Anything else may be two names of one thing.
 */
export function likeness(a: string, b: string): Likeness {
  if (isPlaceholder(a) || isPlaceholder(b)) return 'unclear'
  const [one, other] = [spelledAlike(a), spelledAlike(b)]
  if (one === other) return 'same'
  if (isPlainNumber(one) && isPlainNumber(other)) return compareDecimals(one, other) === 0 ? 'same' : 'different'
  if (areKnownToDiffer(one, other)) return 'different'
  const [first, second] = [one, other].map((text) => numbered.exec(text))
  return first && second && first[1] === second[1] && first[2] !== second[2] ? 'different' : 'unclear'
}

/** Compares two codes, such as drawing numbers: the same but for spelling, or for people to compare. The zeros of a code are a part of it. */
export const likenessOfCodes = (a: string, b: string): Likeness =>
  !isPlaceholder(a) && spelledCode(a) === spelledCode(b) ? 'same' : 'unclear'

/** Compares one text with several: the same as one of them, different from all, or unclear. */
export function likenessToAny(asked: string, printed: readonly string[], compareTwo = likeness): Likeness {
  const found = printed.map((one) => compareTwo(asked, one))
  if (found.includes('same')) return 'same'
  return found.length > 0 && found.every((one) => one === 'different') ? 'different' : 'unclear'
}
