// Passwords: what is accepted, how they are stored and compared. Profile of the level-3 baseline: 12 characters, 3 of 4 classes.
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Phrase } from '@register/contract/phrase'

export const passwordHashAlgorithm = 'argon2id'
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

export const samePassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password.normalize('NFKC'))

/** Compared against when the account does not exist, so that both answers take the same time. */
export const nobodysHash = hash('nobody has this password', cost)

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]
const wellKnown = [
  'password',
  'passw0rd',
  '123456',
  'qwerty',
  'admin',
  'letmein',
  'welcome',
  'abc123',
  'iloveyou',
  '111111',
]

/** Why a new password is refused; nothing when it is accepted. */
export function passwordProblem(password: string, username: string): Phrase | undefined {
  if (password.length < 12 || password.length > 128)
    return ['密码应为 12 到 128 个字符', 'The password must have 12 to 128 characters']
  if (classes.filter((one) => one.test(password)).length < 3)
    return [
      '密码应含小写字母、大写字母、数字、符号中的至少三类',
      'The password must mix at least three of: small letters, capitals, digits, symbols',
    ]
  const lower = password.toLowerCase()
  if (username.length > 2 && lower.includes(username.toLowerCase()))
    return ['密码不能包含用户名', 'The password must not contain the user name']
  if (
    new Set(password).size < 6 ||
    wellKnown.some((word) => lower.startsWith(word) && password.length - word.length < 6)
  )
    return ['密码过于常见，请换一个', 'The password is too common. Please choose another']
  return undefined
}

const letters = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-+=.']

/** A random first password of 20 characters that the policy accepts and people can copy. */
export function makePassword(): string {
  const all = letters.join('')
  const chars = Array.from({ length: 20 }, (_, at) => {
    const from = letters[at] ?? all
    return from[randomInt(from.length)] ?? 'x'
  })
  for (let at = chars.length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[chars[at], chars[other]] = [chars[other] ?? 'x', chars[at] ?? 'x']
  }
  return chars.join('')
}
