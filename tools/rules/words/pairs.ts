// The texts of the product as its sources write them: pairs of Chinese and English.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

const quoted = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`(?:[^`\\\\]|\\\\.)*`'
const pair = new RegExp(String.raw`(?:(\w+):\s*)?\[\s*(${quoted})\s*,\s*(${quoted})\s*,?\s*\]`, 'g')
const chinese = /[\u4e00-\u9fff]/

/** What the text says, with a number in every place that is filled in. */
const bare = (text: string) =>
  text
    .slice(1, -1)
    .replaceAll(/\$\{[^}]*\}/g, '1')
    .replaceAll(String.raw`\'`, "'")

/** A text in both languages, and the key that it is written under, if there is one. */
export interface Pair {
  readonly key: string
  readonly texts: readonly [zh: string, en: string]
  /** Whether something is filled in, so that the English around it depends on the sentence. */
  readonly filled: boolean
}

/** The pairs of a source, in its order. */
export const pairsIn = (source: string): Pair[] =>
  [...source.matchAll(pair)].flatMap(([, key = '', zh = '', en = '']) =>
    chinese.test(zh) && !chinese.test(en)
      ? [{ key, texts: [bare(zh), bare(en)] as const, filled: (zh + en).includes('${') }]
      : [],
  )

/** The sources below a folder of the project, tests excepted, as paths from its root. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
