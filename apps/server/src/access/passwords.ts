// How passwords are stored and compared, and how first ones are made up. The contract's policy decides which are accepted.
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

export const passwordHashAlgorithm = 'argon2id'
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

export const samePassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password.normalize('NFKC'))

/** Compared with the entered password when the account does not exist, so that both answers take the same time. */
export const dummyHash = hash('nobody has this password', cost)

const letters = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-+=#']

/** A random first password that the policy accepts and people can copy; 20 characters, or more when the policy demands it. */
export function makePassword(least = 0): string {
  const all = letters.join('')
  const chars = Array.from({ length: Math.max(20, least) }, (_, at) => {
    const from = letters[at] ?? all
    return from[randomInt(from.length)] ?? 'x'
  })
  for (let at = chars.length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[chars[at], chars[other]] = [chars[other] ?? 'x', chars[at] ?? 'x']
  }
  return chars.join('')
}
