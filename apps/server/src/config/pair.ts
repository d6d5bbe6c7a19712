// Texts of the environment that the public reads, each in both languages.
import type { Phrase } from '@register/contract/phrase'
import { problem } from './problem.ts'

/** A text that the public reads, `NAME` in Chinese and `NAME_EN` in English: both must be set or neither. */
export function readPair(name: string, get: (name: string) => string | undefined): Phrase | undefined {
  const [zh, en] = [get(name), get(`${name}_EN`)]
  const [given, missing] = zh === undefined ? [`${name}_EN`, name] : [name, `${name}_EN`]
  if (zh === undefined && en === undefined) return undefined
  if (zh === undefined || en === undefined)
    return problem(given, [
      `须与 ${missing} 一起设置（中英文各一）`,
      `needs ${missing}: one is Chinese, the other English`,
    ])
  for (const [key, text] of [
    [name, zh],
    [`${name}_EN`, en],
  ] as const)
    if (text.length > 120 || /\p{Cc}/u.test(text))
      problem(key, ['须为不超过 120 个字符的一行文字', 'must be one line of at most 120 characters'], text)
  if (/\p{Script=Han}/u.test(en)) problem(`${name}_EN`, ['须为英文', 'must be English'], en)
  return [zh, en]
}
