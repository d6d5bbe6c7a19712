// Which certificates a rule ends, as it is written in the form and as it is sent.
import type { certificateChoices, RuleEndWay } from './shape.ts'

export interface ChoiceDraft {
  way: RuleEndWay
  categories: readonly string[]
  issuedFrom: string
  issuedTo: string
  certificate: keyof typeof certificateChoices
  numbers: string
}

/** One number a line, or several between commas and semicolons. */
export const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;，；、]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** The choice as the server reads it, without what belongs to the other way. */
export function chosenOf({ way, categories, issuedFrom, issuedTo, certificate, numbers }: ChoiceDraft) {
  return way === 'numbers'
    ? { way, numbers: numbersIn(numbers) }
    : { way, categories: [...categories], issuedFrom: issuedFrom || null, issuedTo: issuedTo || null, certificate }
}
