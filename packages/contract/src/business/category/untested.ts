// What is not type-tested by its rule, so that no certificate number is given out for it, and what the rule leaves to a person: old papers of both are still registered.
import type { Phrase } from '../../phrase.ts'

interface Branch {
  /** The whole branch below each of these codes. */
  readonly codes: readonly string[]
  readonly why: Phrase
}

const untested: readonly Branch[] = [
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

/** Of these the rule type-tests some: the head office says of each application why it is one of them. */
const leftOpen: readonly Branch[] = [
  {
    codes: ['2100'],
    why: [
      '固定式压力容器中，只有规则所列的系列产品（如简单压力容器）进行型式试验：由总局在审核通过时认定并说明理由',
      'Of stationary pressure vessels, only series products that the rule names are type-tested, such as simple pressure vessels: the head office decides, and says why when it passes one',
    ],
  },
]

const whyIn = (branches: readonly Branch[], path: readonly string[]): Phrase | undefined =>
  branches.find(({ codes }) => path.some((code) => codes.includes(code)))?.why

/** Why no number is given out for a category, by its code and those above it; nothing when it may be tested. */
export const untestedReason = (path: readonly string[]): Phrase | undefined => whyIn(untested, path)

/** What the head office has to say before a number is given out for a category, by its code and those above it; nothing where the rule decides alone. */
export const openReason = (path: readonly string[]): Phrase | undefined => whyIn(leftOpen, path)
