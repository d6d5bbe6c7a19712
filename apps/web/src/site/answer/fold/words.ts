// What is folded, and how much of it.
import type { Phrase } from '@register/contract/phrase'

const things = (n: number, one: string, many: string) => `${n} other ${n === 1 ? one : many}`

export const words = {
  less: ['收起', 'Show less'],
  lines: (n: number): Phrase => [`其余 ${n} 项`, things(n, 'line', 'lines')],
  parameters: (n: number): Phrase => [`其余 ${n} 项参数`, things(n, 'parameter', 'parameters')],
  changes: (n: number): Phrase => [`更早的 ${n} 条`, `${n} earlier ${n === 1 ? 'entry' : 'entries'}`],
} as const
