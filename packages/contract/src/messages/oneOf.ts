// The message for a value outside a list: the whole list while it is short, otherwise the value and the number of options.
import type { Phrase } from '../phrase.ts'

/** Options that a message spells out. */
export const mostSpelled = 20
/** Characters of a given value that a message repeats. */
export const mostRepeated = 40

/** The reason without the field's name, where the list of `count` cannot be spelled out: it is too long, or holds nothing, as the columns of a list that is not sorted. Nothing else. */
export function withoutOptions(count: number, given: unknown): Phrase | undefined {
  if (count === 0) return ['此处不可填写', 'takes no value here']
  if (count <= mostSpelled) return undefined
  if (given === undefined || given === null) return ['必须填写', 'is required']
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
  const short = text.length > mostRepeated ? `${text.slice(0, mostRepeated)}…` : text
  return [`“${short}”不在可选的 ${count} 项之中`, `"${short}" is not one of the ${count} options`]
}

/** The reason without the field's name, for a value that none of these options has. */
export const notAmong = (options: readonly { label: Phrase }[], given: unknown): Phrase =>
  withoutOptions(options.length, given) ?? [
    `应为以下之一：${options.map(({ label }) => label[0]).join('、')}`,
    `must be one of: ${options.map(({ label }) => label[1]).join(', ')}`,
  ]
