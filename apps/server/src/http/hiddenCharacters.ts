// Refuses control characters, direction overrides and unpaired halves of characters in requests, and removes invisible characters; letters are composed with their accents.
import { Failure, badField } from '@register/contract/errors'
import { composed, hiddenProblem, isRefusedUnseen } from '@register/contract/hidden'
import type { Phrase } from '@register/contract/phrase'

/** Levels of lists and objects in a request; more of them are an attack on code that walks through them. */
const deepest = 50

/** Values in a request: the largest record has some two thousand, and checking each takes time. */
const mostValues = 20_000

/** The path of the first text with such a character. Refuses a value that is nested too deeply or too large to be checked. */
function pathOfFirst(value: unknown, path: readonly string[] = [], seen = { values: 0 }): string | undefined {
  if (++seen.values > mostValues)
    throw badField(path[0] ?? '', [
      `内容过多，最多 ${mostValues} 个值`,
      `There is too much in it: at most ${mostValues} values`,
    ])
  if (path.length > deepest)
    throw badField(path[0] ?? '', [
      `内容嵌套过深，最多 ${deepest} 层`,
      `The content is nested too deeply: at most ${deepest} levels`,
    ])
  if (typeof value === 'string') return isRefusedUnseen(value) ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, one] of Object.entries(value)) {
    const found = pathOfFirst(one, [...path, key], seen)
    if (found !== undefined) return found
  }
  return undefined
}

const inAddress = (): Failure =>
  new Failure(400, [
    '网址中含有看不见的控制字符，请重新复制完整的网址',
    'The address contains invisible control characters. Copy it again',
  ])

/** Refuses the first such text by the name of its field; in a path, or in a parameter without a label, it names the address, because people do not fill those in. */
export function refuseHidden(
  value: unknown,
  from: 'path' | 'query' | 'body',
  label: (path: string) => Phrase | undefined,
): void {
  const path = pathOfFirst(value)
  if (path === undefined) return
  const name = from === 'path' ? undefined : label(path)
  if (!name && from !== 'body') throw inAddress()
  throw badField(path, hiddenProblem(name ?? (path === '' ? ['请求正文', 'The request body'] : [path, path])))
}

/** The same value, its texts and names of fields in the one form in which everything is stored and compared. Call it for values that `refuseHidden` has checked. */
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return composed(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cleaned)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [composed(key), cleaned(one)]))
}
