// Chinese texts have the wide colon: said by a pair (titled, colon), never put between two texts by the code of a screen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pairsIn, root, sourcesIn } from './pairs.ts'

/** A said text with a narrow colon behind it, in a template or between tags. */
const besides = /\bsay\([^`\n]*\)\}:(?:\s|\{|$)/gm
/** But for a value in quotes, as code writes it. */
const narrow = /[\u4e00-\u9fff]: (?!")/

const wrongIn = (source: string): string[] => [
  ...[...source.matchAll(besides)].map(([found]) => found),
  ...pairsIn(source).flatMap(({ texts: [zh] }) => (narrow.test(zh) ? [zh] : [])),
]

test.each(['apps/web/src', 'packages/contract/src', 'apps/server/src'])('%s', (folder) => {
  const wrong = sourcesIn(folder).flatMap((path) =>
    wrongIn(readFileSync(join(root, path), 'utf8')).map((found) => `${path}: ${found}`),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['`${say(words.add)}: ${label}`'],
  ['<b>{say(words.failed)}: {why}</b>'],
  ["['现登记为: 无', 'The record says: none']"],
])('%s is found', (source) => expect(wrongIn(source)).toHaveLength(1))
