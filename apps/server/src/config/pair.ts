// Texts of the environment that the public reads, each in both languages.
import type { Phrase } from '@register/contract/phrase'
import { problem } from './problem.ts'
import type { Reading } from './read.ts'
import type { SettingName } from './table.ts'

type PairName = Extract<SettingName, `${string}_EN`> extends infer N ? (N extends `${infer P}_EN` ? P : never) : never

/** A text that the public reads, `NAME` in Chinese and `NAME_EN` in English: both must be set or neither. `as`: the variable's own name where the table has a pattern. */
export function readPair(read: Reading, name: PairName, as: string = name): Phrase | undefined {
  const [zh, en] = [read(name, as), read(`${name}_EN`, `${as}_EN`)]
  const [given, missing] = zh === undefined ? [`${as}_EN`, as] : [as, `${as}_EN`]
  if (zh === undefined && en === undefined) return undefined
  if (zh === undefined || en === undefined)
    return problem(given, [
      `须与 ${missing} 一起设置（中英文各一）`,
      `needs ${missing}: one is Chinese, the other English`,
    ])
  if (/\p{Script=Han}/u.test(en)) problem(`${as}_EN`, ['须为英文', 'must hold no Chinese'], en)
  return [zh, en]
}
