// The callers of the rounds: the soak's eight writers, and strangers who look up, search and read the end of the public log.
import { setTimeout as wait } from 'node:timers/promises'
import { newAgent, send } from '../call.mjs'
import { newLedger } from '../load/ledger.mjs'
import { findModel, startWriters } from '../load/writers.mjs'
import { newPeople } from '../people.mjs'
import { newWatch } from '../watch.mjs'

/** @import { Answer, Call } from '../call.mjs' */
/** @import { Ledger } from '../load/ledger.mjs' */
/** @import { Stage } from '../load/writing.mjs' */
/** @import { CallKind, Tally } from './tally.mjs' */

/** Each finds some: a search that finds nothing is not answered without the primary, because what it asks for may have come since. */
const searches = ['电梯', '起重', 'LIFT', '压力', '客运', '曳引', '液压']

/** Milliseconds between two calls of one caller, and how many look certificates up. */
const usual = { write: 240, read: 40, list: 80, log: 100, readers: 2 }

/**
 * Begins the work; `end` resolves when all of it has ended. Callers of several ports share a ledger, each with a run of its own.
 * @param {{ port: number, password: string, tally: Tally, run?: string, ledger?: Ledger, pauses?: typeof usual }} input
 */
export async function beginLoad({
  port,
  password,
  tally,
  run = `rounds${Date.now().toString(36)}`,
  ledger = newLedger(),
  pauses = usual,
}) {
  /** @type {Stage} */
  const stage = {
    port,
    run,
    pace: pauses.write,
    people: newPeople(port, password),
    ledger,
    watch: { ...newWatch(Infinity), saw: tally.sawWriter },
    ending: false,
  }
  const { publicId, content } = await findModel(stage)
  /** @param {CallKind} kind @param {() => Call} call @param {number} pause @param {(answer: Answer) => void} [look] */
  async function caller(kind, call, pause, look) {
    const agent = newAgent()
    while (!stage.ending) {
      const answer = await send(port, agent, call())
      tally.saw(kind, answer)
      if (answer.status === 200) look?.(answer)
      await wait(pause)
    }
    agent.destroy()
  }
  const ofPublic = (/** @type {string} */ name, /** @type {unknown} */ body) => ({
    method: 'POST',
    path: `/api/business/equRepInfo/${name}`,
    body,
  })
  let turn = 0
  const search = () => ofPublic('frontList', { keyword: searches[turn++ % searches.length], pageNum: 1, pageSize: 10 })
  const head = () => ({ method: 'GET', path: '/api/business/integrity/head' })
  const sawEnd = (/** @type {Answer} */ { body }) =>
    tally.sawEnd(/** @type {{ lastId: number, lastHash: string }} */ (body.data))
  /** What ended a caller, which should go on. @type {string[]} */
  const failures = []
  const work = [
    ...startWriters(stage, content),
    ...Array.from({ length: pauses.readers }, () =>
      caller('read', () => ofPublic('frontAnswer', { publicId }), pauses.read),
    ),
    caller('list', search, pauses.list),
    caller('log', head, pauses.log, sawEnd),
  ].map((one) => one.catch((/** @type {unknown} */ error) => void failures.push(String(error))))
  return {
    stage,
    failures,
    async end() {
      stage.ending = true
      await Promise.all(work)
    },
  }
}
