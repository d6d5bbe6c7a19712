// First passwords made in the browser: the person who hands them out has them before the server does, so that a lost answer loses nothing.
import { randomBytes } from './random.ts'

/** Characters that cannot be mistaken for each other. */
const letters = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ']
const kinds = [...letters, '23456789', '-+=.']

/** 0 to `below`, all equally likely: a byte that would favour the first ones is discarded. */
function chance(below: number): number {
  for (;;) {
    const [byte = 0] = randomBytes(1)
    if (byte < 256 - (256 % below)) return byte % below
  }
}

/**
 * With all four kinds of characters; 20 of them, or more where the configuration asks for more. The first is a letter:
 * a tool takes `-` for an option, and a workbook takes `=` for a formula.
 */
export function makeFirstPassword(least: number): string {
  const all = kinds.join('')
  const sets = [letters.join(''), ...kinds]
  const from = (set: string) => set[chance(set.length)] ?? ''
  const chars = Array.from({ length: Math.max(20, least) }, (_, at) => from(sets[at] ?? all))
  // Each kind may be at any place after the first.
  for (let at = chars.length - 1; at > 1; at--) {
    const other = 1 + chance(at)
    const [one = '', two = ''] = [chars[at], chars[other]]
    chars[at] = two
    chars[other] = one
  }
  return chars.join('')
}
