// What is not type-tested by its rule, so that no certificate number is given out for it: old papers of it are still registered.
import type { Phrase } from '../../phrase.ts'

interface Untested {
  /** The whole branch below each of these codes. */
  readonly codes: readonly string[]
  readonly why: Phrase
}

const untested: readonly Untested[] = [
  {
    codes: ['8000'],
    why: [
      '压力管道本身实施监督检验和定期检验，不进行型式试验（TSG D7002 的型式试验针对压力管道元件）',
      'pipelines themselves are inspected, not type-tested: the type tests of TSG D7002 are of pipe components',
    ],
  },
  {
    codes: ['1000'],
    why: [
      '锅炉整机没有型式试验证书（TSG 11）；燃烧器等部件按各自的品种申请',
      'a boiler as a whole has no type-test certificate (TSG 11). Burners and other parts have categories of their own',
    ],
  },
]

/** Why no number is given out for a category, by its code and those above it; nothing when it may be tested. */
export function untestedReason(path: readonly string[]): Phrase | undefined {
  return untested.find(({ codes }) => path.some((code) => codes.includes(code)))?.why
}
