// How strong a password is, from 0 to 5: what the policy refuses is weak however it looks, and beyond it length and variety count.
import { passwordProblem } from '@register/contract/input/password/policy'
import type { Phrase } from '@register/contract/phrase'

/** Characters one can choose from, by the kinds that occur. */
const kinds: readonly [kind: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  // Letters of other scripts: those in everyday use.
  [/[^\0-\x7f]/, 2_000],
]

/** Guesses it takes at most, as a power of two; a character that comes again right away adds nothing. */
function bits(password: string): number {
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  const chars = [...password].filter((char, at, all) => char !== all[at - 1])
  return pool === 0 ? 0 : chars.length * Math.log2(pool)
}

/** Below these the policy's least is all there is: enough for what is guessed at a sign-in, not for a stolen file of hashes. */
const strong = 80
const veryStrong = 100
/** Shorter ones are tried out in minutes. */
const shortest = 8

/** What the policy asks for, or what would make an accepted password stronger; nothing at the highest level. */
export function adviceOn(password: string, username = ''): Phrase | undefined {
  const problem = passwordProblem(password, username)
  if (problem) return problem
  return levelOf(password, username) < 5
    ? ['符合密码策略；再长一些更强', 'The policy accepts it; a longer one is stronger']
    : undefined
}

/** 0: nothing, or nearly · 1, 2: refused by the policy · 3: accepted · 4, 5: long and varied enough to last. */
export function levelOf(password: string, username = ''): number {
  if ([...password].length < shortest) return password === '' ? 0 : 1
  if (passwordProblem(password, username)) return 2
  const power = bits(password)
  return power >= veryStrong ? 5 : power >= strong ? 4 : 3
}
