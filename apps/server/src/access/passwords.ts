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

const letters = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ']
const kinds = [...letters, '23456789', '-+=#']

/**
 * A random first password that the policy accepts and people can copy; 20 characters, or more when the policy
 * demands it. It begins with a letter: a tool takes `-` for an option, and a workbook takes `=` for a formula.
 */
export function makePassword(least = 0): string {
  const all = kinds.join('')
  const sets = [letters.join(''), ...kinds]
  const chars = Array.from({ length: Math.max(20, least) }, (_, at) => {
    const from = sets[at] ?? all
    return from[randomInt(from.length)] ?? 'x'
  })
  for (let at = chars.length - 1; at > 1; at--) {
    const other = 1 + randomInt(at)
    ;[chars[at], chars[other]] = [chars[other] ?? 'x', chars[at] ?? 'x']
  }
  return chars.join('')
}
