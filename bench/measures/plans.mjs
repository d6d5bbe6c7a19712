// The plans of the statements behind list, answer and keyword search, written as text to a file.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { worker } from '../processes/worker.mjs'
import { record } from '../recording/record.mjs'
import { classes } from '../terms/choose.mjs'
import { storedQuestions, questionsFor } from '../terms/questions.mjs'
import { answerCalls, deepest, keywordCalls, listCalls } from './samples.mjs'

/** How many requests of each kind, and of each class of terms. */
const each = 3

/** @typedef {import('../recording/recorder.mjs').Recorded} Recorded */

/** @param {import('./nextToLean.mjs').Stage} stage */
async function sampleCalls(stage) {
  const { register, rows, log } = stage
  const questions =
    (await storedQuestions(register, rows)) ?? (await questionsFor(register, { rows, count: 60, deepest, log }))
  const terms = classes.flatMap((name) => {
    const ofClass = questions.filter((one) => one.class === name)
    return [
      ...ofClass.filter((one) => one.pageNum === 1).slice(0, each),
      ...ofClass.filter((one) => one.pageNum > 1).slice(0, 1),
    ]
  })
  return [...listCalls(rows, each), ...(await answerCalls(register, each)), ...keywordCalls(stage, terms)]
}

/** Adds this size's plans to the file; measures nothing. @param {import('./nextToLean.mjs').Stage} stage @returns {Promise<import('../figures/figure.mjs').Figure[]>} */
export async function plans(stage) {
  const { register, rows, options, log } = stage
  const calls = await sampleCalls(stage)
  const recordedBy = async (/** @type {Promise<string>} */ file) =>
    /** @type {Recorded[]} */ (JSON.parse(await readFile(await file, 'utf8')))
  const recorded = [
    ...(await recordedBy(record(stage, 'plans', calls))),
    // With the cache: the statements by which the product checks that a cached answer is still right.
    ...(await recordedBy(record(stage, 'remembered', calls.slice(0, each), 'on'))),
    ...(await recordedBy(record(stage, 'remembered', calls.slice(each, 2 * each), 'on'))),
  ]
  const planner = worker('recording/planner.mjs')
  try {
    const parts = []
    for (const { path, body, stages } of recorded) {
      const statements = stages.flat().filter(({ text }) => /^\s*(select|with)\b/i.test(text))
      const texts = /** @type {string[]} */ (await planner.ask({ database: register.database().app, statements }))
      const plan = statements.map(
        ({ text, values }, at) => `${text.trim()}\n-- ${JSON.stringify(values)}\n${texts[at]}`,
      )
      parts.push(`==== ${rows} reports: ${path} ${JSON.stringify(body)}`, ...plan)
    }
    await mkdir(dirname(options.plans), { recursive: true })
    await writeFile(options.plans, `${parts.join('\n\n')}\n`, { flag: rows === options.rows[0] ? 'w' : 'a' })
    log(`  plans in ${options.plans}`)
    return []
  } finally {
    await planner.end()
  }
}
