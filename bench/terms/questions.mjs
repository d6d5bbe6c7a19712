// The questions of the keyword benchmark at one size: drawn, counted and stored in a file, the same in every run.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dice } from '../dice.mjs'
import { choose } from './choose.mjs'
import { counter } from './count.mjs'
import { candidates } from './draw.mjs'

/** @typedef {import('./choose.mjs').Question} Question */
/** @typedef {import('../register/open.mjs').Register} Register */

const perFetch = 20_000
const publicTexts = "from report_search s join report r on r.id = s.report_id where r.status <> 'draft'"

const fileOf = (/** @type {Register} */ register, /** @type {number} */ rows) =>
  join(register.folder, `questions-${rows}.json`)

/** @param {Register} register @param {number} rows @returns {Promise<Question[] | undefined>} nothing where none were drawn */
export async function storedQuestions(register, rows) {
  const text = await readFile(fileOf(register, rows), 'utf8').catch(() => '')
  return text ? /** @type {Question[]} */ (JSON.parse(text)) : undefined
}

/** Passes on every public search text, page by page. @param {import('pg').Client} client @param {(text: string) => void} onText */
async function eachText(client, onText) {
  await client.query('begin')
  await client.query(`declare texts no scroll cursor for select s.body_text as text ${publicTexts}`)
  for (;;) {
    const { rows } = /** @type {{ rows: { text: string }[] }} */ (await client.query(`fetch ${perFetch} from texts`))
    if (rows.length === 0) break
    for (const { text } of rows) onText(text)
  }
  await client.query('commit')
}

/** Throws when the one pass counts otherwise than LIKE. @param {import('pg').Client} client @param {readonly Question[]} questions */
async function compareWithLike(client, questions) {
  for (const { term, hits } of questions.slice(0, 5)) {
    const { rows } = /** @type {{ rows: { n: number }[] }} */ (
      await client.query(`select count(*)::int as n ${publicTexts} and s.body_text like '%' || $1 || '%'`, [term])
    )
    if (rows[0]?.n !== hits) throw new Error(`"${term}" was counted ${hits} times, but LIKE finds ${rows[0]?.n}`)
  }
}

/**
 * @param {Register} register
 * @param {{ rows: number, count: number, deepest: number, log: (line: string) => void }} input
 * @returns {Promise<Question[]>}
 */
export async function questionsFor(register, { rows, count, deepest, log }) {
  const stored = await storedQuestions(register, rows)
  if (stored && stored.length >= count) return stored.slice(0, count)
  log('  drawing and counting search terms')
  const d = dice(500)
  const questions = await register.asOwner(async (client) => {
    const { rows: sample } = /** @type {{ rows: { text: string }[] }} */ (
      await client.query(`select s.body_text as text ${publicTexts} order by md5('term' || r.id) limit 3000`)
    )
    const texts = sample.map(({ text }) => text)
    const counting = counter(candidates(d, texts, Math.max(6_000, count * 20)))
    await eachText(client, counting.add)
    const chosen = choose(d, counting.counts(), { rows, count, deepest })
    await compareWithLike(client, chosen)
    return chosen
  })
  if (questions.length < count) throw new Error(`The register offers only ${questions.length} search terms`)
  await writeFile(fileOf(register, rows), `${JSON.stringify(questions)}\n`)
  return questions
}
