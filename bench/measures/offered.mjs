// Every sort and filter that the public list and the office's list offer, over one connection without caches; reports the slowest question of each group.
import { figuring } from '../figures/figure.mjs'
import { percentile } from '../figures/percentiles.mjs'
import { drawValues } from '../offered/values.mjs'
import { parameterQuestions, questionsOf, withKeyword } from '../offered/questions.mjs'
import { signIn } from '../product/client.mjs'
import { listDeclarations } from '../product/modules.mjs'
import { startProduct } from '../product/start.mjs'
import { withoutCache } from './nextToLean.mjs'
import { deepest } from './samples.mjs'

/**
 * @typedef {import('./nextToLean.mjs').Stage} Stage
 * @typedef {import('../figures/figure.mjs').Figure} Figure
 * @typedef {import('../offered/questions.mjs').Question} Question
 * @typedef {{ name: string, path: string, questions: Question[], account?: string }} List
 */

const target = { most: 300, at: 1_000_000 }
const base = '/api/business/equRepInfo'
const officePage = { pageNum: 1, pageSize: 10 }
/** The readers of the office's list: one sees everything, one the reports of a body, one those of a company. */
const accounts = ['head-office', 'body-manager', 'enterprise']
/** How often every question is sent, how often the slowest ones of a group, and how many these are. */
const times = { each: 3, slowest: 30, questions: 3 }
/** Seconds after which the calls of a question stop. */
const patience = 20

/** @param {Stage} stage @param {boolean} byKeyword @returns {Promise<List[]>} */
async function listsOf({ register, rows, asked }, byKeyword) {
  const [{ publicColumns, reportColumns, operators }, values] = await Promise.all([
    listDeclarations(),
    drawValues(register),
  ])
  const reach = Math.min(rows, deepest)
  const { keyword, ...page } = asked(values.keyword, 0)
  const input = { values, reach, operators: Object.keys(operators) }
  const strangers = questionsOf({ ...input, columns: publicColumns, page, pageSize: page.pageSize })
  const office = [
    ...questionsOf({ ...input, columns: reportColumns, page: officePage, pageSize: officePage.pageSize }),
    ...parameterQuestions(values, officePage),
  ]
  const chosen = (/** @type {Question[]} */ all) => (byKeyword ? withKeyword(all, keyword) : all)
  return [
    { name: 'public', path: `${base}/frontList`, questions: chosen(strangers) },
    ...accounts.map((account) => ({ name: account, path: `${base}/queryList`, questions: chosen(office), account })),
  ]
}

/**
 * The slowest question of a group; refused ones are reported.
 * @param {{ ask: (question: Question, count: number) => Promise<ArrayLike<number>>, refused: (question: Question, error: unknown) => void, quick: boolean }} input
 * @param {Question[]} questions
 */
async function slowestOf({ ask, refused, quick }, questions) {
  const within = async (/** @type {Question} */ question, /** @type {number} */ count) => {
    try {
      const ms = await ask(question, count)
      return [{ question, p50: percentile(ms, 0.5), p99: percentile(ms, 0.99) }]
    } catch (error) {
      refused(question, error)
      return []
    }
  }
  const timed = []
  for (const question of questions) timed.push(...(await within(question, times.each)))
  const exact = []
  for (const { question } of timed.toSorted((a, b) => b.p50 - a.p50).slice(0, quick ? 1 : times.questions))
    exact.push(...(await within(question, quick ? times.each : times.slowest)))
  return exact.toSorted((a, b) => b.p99 - a.p99)[0]
}

/** @param {Stage} stage @param {string} name @param {boolean} byKeyword @returns {Promise<Figure[]>} */
async function measured(stage, name, byKeyword) {
  const { register, load, rows, options, log } = stage
  const figure = figuring(name, rows)
  const lists = await listsOf(stage, byKeyword)
  const { origin, stop } = await startProduct(withoutCache(stage))
  /** @type {Figure[]} */
  const figures = []
  let failed = 0
  try {
    for (const { name: list, path, questions, account } of lists)
      for (const group of new Set(questions.map((one) => one.group))) {
        // Signs in for each group, because a session does not outlive a long measurement.
        const token = account && (await signIn(origin, account, register.mark.demoPassword)).token
        /** @type {Record<string, string>} */
        const headers = token ? { authorization: `Bearer ${token}` } : {}
        const worst = await slowestOf(
          {
            ask: async ({ body }, count) =>
              (
                await load.run({
                  origin,
                  calls: Array.from({ length: count }, () => ({ path, body, headers })),
                  connections: 1,
                  once: true,
                  seconds: patience,
                })
              ).ms,
            refused: ({ body }, error) => {
              failed += 1
              log(`REFUSED ${list}, ${group}: ${JSON.stringify(body)}: ${String(error)}`)
            },
            quick: options.quick,
          },
          questions.filter((one) => one.group === group),
        )
        if (!worst) continue
        log(
          `  ${list}, ${group}: p50 ${worst.p50.toFixed(1)}, p99 ${worst.p99.toFixed(1)} ms: ${JSON.stringify(worst.question.body)}`,
        )
        figures.push(
          figure(`${list}, ${group}: p50`, worst.p50, 'ms'),
          figure(`${list}, ${group}: p99`, worst.p99, 'ms', target),
        )
      }
  } finally {
    await stop()
  }
  // A refused question fails the run, but the figures of the others stay.
  if (failed > 0) process.exitCode = 1
  return [...figures, figure('refused', failed, 'questions', { most: 0 })]
}

/** @param {Stage} stage */
export const offered = (stage) => measured(stage, 'offered', false)

/** Each sort and each filter together with a keyword. @param {Stage} stage */
export const offeredByKeyword = (stage) => measured(stage, 'offeredByKeyword', true)
