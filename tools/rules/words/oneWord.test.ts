// One word for one thing: a Chinese text has one English one, and the acts of a record have one word each.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { severalSenses } from './oneSense.ts'
import { type Pair, pairsIn, root, sourcesIn } from './pairs.ts'

/** Terms of the rules of each kind, where the same word is another part; and sentences of the log, in the past tense. */
const apart = /\/parameters\/kinds\/data\/|\/audit\/(?:verbs|reportVerbs)\.ts$/

const written = ['apps/web/src', 'packages/contract/src', 'apps/server/src', 'apps/server/seed'].flatMap((folder) =>
  sourcesIn(folder).flatMap((path) =>
    pairsIn(readFileSync(join(root, path), 'utf8')).map((pair) => ({ ...pair, path })),
  ),
)

/** Words that Chinese does without: articles, prepositions, forms of "to be" and pronouns. */
const unsaid = /^(?:a|an|the|is|are|has|been|it|them|of|for|by|on|in)$/
const irregular = new Map([
  ['taken', 'take'],
  ['withdrawn', 'withdraw'],
  ['people', 'person'],
  ['revocation', 'revoke'],
  ['suspension', 'suspend'],
])
const ending = /(?:ation|ion|ing|ed|e|y)$/

/** A word without what Chinese does not say: number, tense, and whether it is the act or its name. */
const stem = (word: string) =>
  (irregular.get(word) ?? word)
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(ending, '')
    .replace(/(.)\1$/, '$1')

/** Two English texts with the same sense differ in grammar alone. A name of a file counts for nothing. */
const senseOf = (en: string) =>
  /^[a-z]+(?:-[a-z]+)+$/.test(en)
    ? ''
    : en
        .toLowerCase()
        .replace(/ in chinese$/, '')
        .split(/[^\p{L}\p{N}%’"]+/u)
        .filter((word) => word !== '' && !unsaid.test(word))
        .map(stem)
        .toSorted()
        .join(' ')

/** The senses of each Chinese text, each with one English text that has it. */
function senses(pairs: readonly Pair[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const { key, texts, filled } of pairs) {
    const [zh, en] = texts
    const sense = senseOf(en)
    // The summary of an endpoint tells programmers more than the name of its permission does.
    if (filled || key === 'summary' || sense === '') continue
    const known = found.get(zh) ?? new Map<string, string>()
    found.set(zh, known.has(sense) ? known : known.set(sense, en))
  }
  return found
}

const found = senses(written.filter(({ path }) => !apart.test(path)))

test('a Chinese text has one English one, unless its senses differ', () => {
  expect(found.size).toBeGreaterThan(4_000)
  const wrong = [...found].flatMap(([zh, english]) => {
    const allowed = new Set((severalSenses[zh]?.[0] ?? []).map(senseOf))
    const more = [...english].filter(([sense]) => !allowed.has(sense)).map(([, en]) => en)
    return more.length > (allowed.size === 0 ? 1 : 0) ? [`${zh}: ${[...english.values()].join(' | ')}`] : []
  })
  expect(wrong).toEqual([])
})

test.each(Object.entries(severalSenses))('%s still has each of its senses', (zh, [english]) => {
  expect([...(found.get(zh)?.keys() ?? [])].toSorted()).toEqual(english.map(senseOf).toSorted())
})

test('grammar makes no second sense, another word does', () => {
  expect(senseOf('Delete departments')).toBe(senseOf('Delete a department'))
  expect(senseOf('The certificate has been revoked')).toBe(senseOf('The certificate is revoked'))
  expect(senseOf('Retired')).not.toBe(senseOf('Disabled'))
  const two = pairsIn("x(['停用', 'Retire'], ['停用', 'Disabled'])")
  expect(senses(two).get('停用')?.size).toBe(2)
})

test('a record is made by 新建 and opened to be changed by 编辑', () => {
  const zh = written.map(({ texts }) => texts[0])
  // What a page counts as new this month is no act.
  expect(zh.filter((text) => text.includes('新增') && !text.startsWith('本月新增'))).toEqual([])
  // 修改 is the change itself: of a password, of what was returned, and what the log tells.
  expect(zh.filter((text) => /^修改(?!.*密码|了|[前后]|并重新提交)/.test(text))).toEqual([])
  // Of the specification, literally; and a part of pressure equipment.
  expect(zh.filter((text) => text.includes('过滤') && !/^无过滤项$|^过滤器$/.test(text))).toEqual([])
})
