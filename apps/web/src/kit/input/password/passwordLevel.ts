// The strength of a password, from 0 to 5: a password that the policy refuses is weak; beyond the policy, length and variety count.
import { passwordProblem } from '@register/contract/input/password/policy'
import type { Phrase } from '@register/contract/phrase'

/** How many characters there are to choose from, by the kinds used. */
const kinds: readonly [kind: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  // Letters of other scripts: counts those in everyday use.
  [/[^\0-\x7f]/, 2_000],
]

/** The most guesses needed, as a power of two; an immediately repeated character adds nothing. */
function bits(password: string): number {
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  const chars = [...password].filter((char, at, all) => char !== all[at - 1])
  return pool === 0 ? 0 : chars.length * Math.log2(pool)
}

/** Below these limits a password only meets the policy: safe against guessing at the sign-in, not against a stolen file of hashes. */
const strong = 80
const veryStrong = 100
/** Shorter ones can be tried in minutes. */
const shortest = 8

/** What the policy requires, or advice to make an accepted password stronger; undefined at the highest level. */
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
