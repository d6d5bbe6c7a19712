// Passwords: what is accepted, how they are stored and compared. Profile of the level-3 baseline: 12 characters, 3 of 4 classes.
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Phrase } from '@register/contract/phrase'
import { isCommonPassword } from './password/wellKnown.ts'

export const passwordHashAlgorithm = 'argon2id'
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

export const samePassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password.normalize('NFKC'))

/** Compared against when the account does not exist, so that both answers take the same time. */
export const nobodysHash = hash('nobody has this password', cost)

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]
/** Why a new password is refused; nothing when it is accepted. `context`: other words near the person, such as the body's name. */
export function passwordProblem(
  password: string,
  username: string,
  context: readonly string[] = [],
): Phrase | undefined {
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
  if (new Set(password).size < 6 || isCommonPassword(password, [username, ...context]))
    return [
      '密码过于常见：不能只由常用词、本系统或本单位的名称加数字和符号组成，请换一个',
      'The password is too common: common words, the name of this system or of your organisation with digits and symbols are not enough. Please choose another',
    ]
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
