// The message for a value outside a list: the whole list while it is short, otherwise the value and the number of options.
import type { Phrase } from '../phrase.ts'

/** Options that a message spells out. */
export const mostSpelled = 20
/** Characters of a given value that a message repeats. */
export const mostRepeated = 40

/** The reason without the field's name, of options that messages do not spell out: too many, without words of their own, or none, as the columns of a list that is not sorted. */
export function withoutOptions(count: number, given: unknown): Phrase {
  if (count === 0) return ['此处不可填写', 'takes no value here']
  if (given === undefined || given === null) return ['必须填写', 'is required']
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
  const short = text.length > mostRepeated ? `${text.slice(0, mostRepeated)}…` : text
  if (count === 1) return [`不能是“${short}”`, `cannot be "${short}"`]
  return [`“${short}”不在可选的 ${count} 项之中`, `"${short}" is not one of the ${count} options`]
}

/** The reason without the field's name, for a value that none of these options has. */
export const notAmong = (options: readonly { label: Phrase }[], given: unknown): Phrase =>
  options.length === 0 || options.length > mostSpelled
    ? withoutOptions(options.length, given)
    : [
        `应为以下之一：${options.map(({ label }) => label[0]).join('、')}`,
        `must be one of: ${options.map(({ label }) => label[1]).join(', ')}`,
      ]

/** The same for values of which only some may have words: without all of them the options are counted. */
export function notNamed(
  values: readonly unknown[],
  words: Readonly<Record<string, Phrase>> | undefined,
  given: unknown,
): Phrase {
  const options = values.flatMap((value) => {
    const label = words?.[String(value)]
    return label ? [{ label }] : []
  })
  const isMissing = given === undefined || given === null
  return options.length === values.length && !isMissing
    ? notAmong(options, given)
    : withoutOptions(values.length, given)
}

export interface Worded {
  readonly options?: readonly string[]
  readonly words?: Readonly<Record<string, unknown>>
}

/** Throws where an option of a column has no words for refusals: such a contract does not load. */
export function haveWords(key: string, column: Worded): void {
  const unnamed = column.options?.find((option) => column.words?.[option] === undefined)
  if (unnamed !== undefined)
    throw new Error(`The option ${unnamed} of the column ${key} needs words, which refusals say.`)
}
