// First passwords made in the browser: the person who hands them out has them before the server does, so that a lost answer loses nothing.
import { randomBytes } from './random.ts'

/** Characters that cannot be mistaken for each other. */
const letters = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-+=.']

/** 0 to `below`, all equally likely: a byte that would favour the first ones is discarded. */
function chance(below: number): number {
  for (;;) {
    const [byte = 0] = randomBytes(1)
    if (byte < 256 - (256 % below)) return byte % below
  }
}

/** With all four kinds of characters; 20 of them, or more where the configuration asks for more. */
export function makeFirstPassword(least: number): string {
  const all = letters.join('')
  const from = (set: string) => set[chance(set.length)] ?? ''
  const chars = Array.from({ length: Math.max(20, least) }, (_, at) => from(letters[at] ?? all))
  // Each kind may be at any place, not only at the beginning.
  for (let at = chars.length - 1; at > 0; at--) {
    const other = chance(at + 1)
    const [one = '', two = ''] = [chars[at], chars[other]]
    chars[at] = two
    chars[other] = one
  }
  return chars.join('')
}
