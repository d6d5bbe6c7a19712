// Refuses characters that nobody sees and that make a text read as another: control characters, direction overrides, broken halves of pairs.
import type { FieldError } from '@register/contract/errors'
import { labelOf } from '@register/contract/labels'

// Line breaks and tabs are ordinary; everything else below the space is not, nor are bidi controls and lone surrogates.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const hidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u

/** Levels of lists and objects in a request; more of them are an attack on whoever walks through them. */
const deepest = 50

/** The first text of a request that holds one, by its path; also what is nested too deeply to be looked through. */
export function hiddenCharacters(value: unknown, path = '', depth = 0): FieldError | undefined {
  if (depth > deepest)
    return {
      field: path.split('.')[0] ?? '',
      phrase: [`内容嵌套过深，最多 ${deepest} 层`, `The content is nested too deeply: at most ${deepest} levels`],
    }
  if (typeof value === 'string') {
    if (!hidden.test(value)) return undefined
    const [zh, en] = labelOf(path) ?? [path, path]
    return {
      field: path,
      phrase: [
        `${zh}：含有看不见的控制字符，请删除后重新输入`,
        `${en} contains invisible control characters. Remove them and type it again`,
      ],
    }
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, one] of Object.entries(value)) {
    const found = hiddenCharacters(one, path ? `${path}.${key}` : key, depth + 1)
    if (found) return found
  }
  return undefined
}
