// Records the statements that the application sends to the database for each sample request, and its answer.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as modules from '../product/modules.mjs'
import { answering } from '../processes/worker.mjs'
import { stagesOf } from './stages.mjs'

/**
 * @typedef {import('../load/connection.mjs').Call} Call
 * @typedef {{ text: string, values: unknown[], ms?: number }} Statement
 * @typedef {{ path: string, body: unknown, stages: Statement[][], answer: unknown }} Recorded Statements of a stage ran at the same time.
 * @typedef {{ env: Record<string, string | undefined>, database: import('pg').PoolConfig, calls: Call[], first?: Call[], file: string }} Wish `first`: calls sent before, and not recorded; by default some of `calls`.
 */

/** @typedef {{ statement: Statement, began: number, ended: number }} Seen */

/** Every statement that clients of pg get while `work` runs. @param {() => Promise<void>} work @returns {Promise<Seen[]>} */
async function watching(work) {
  /** @type {Seen[]} */
  const seen = []
  let clock = 0
  const { prototype } = modules.pg.Client
  const plain = /** @type {{ query: (...args: unknown[]) => unknown }} */ (/** @type {unknown} */ (prototype))
  const before = plain.query
  plain.query = function watched(...args) {
    const [first, second] = args
    const config = /** @type {{ text?: string, values?: unknown[] }} */ (typeof first === 'object' ? first : {})
    const text = typeof first === 'string' ? first : (config.text ?? '')
    const values = /** @type {unknown[]} */ (Array.isArray(second) ? second : (config.values ?? []))
    const one = {
      statement: /** @type {Statement} */ ({ text, values }),
      began: ++clock,
      ended: Number.POSITIVE_INFINITY,
    }
    seen.push(one)
    // The clock starts before sending, because the database may begin to work while the statement is still being written.
    const since = performance.now()
    const result = before.apply(this, args)
    const end = () => {
      one.ended = ++clock
      one.statement.ms = performance.now() - since
    }
    // The caller handles the failure itself.
    if (result instanceof Promise) result.then(end, end)
    return result
  }
  try {
    await work()
  } finally {
    plain.query = before
  }
  return seen
}

/** The application in this process, as the product's own process builds it. @param {Wish} wish */
async function build({ env, database }) {
  Object.assign(process.env, env)
  const [{ buildApp }, { readConfig }, { connect }, { publicReadsOn }, keys, { localStore }] = await Promise.all([
    modules.app(),
    modules.configuration(),
    modules.connecting(),
    modules.publicReading(),
    modules.secrets(),
    modules.fileStore(),
  ])
  const config = readConfig(process.env)
  const master = await keys.masterSecret(config.secretKey, config.dataDir)
  if (!master) throw new Error('The register has no key')
  const { db, pool } = connect(database)
  const publicReads = publicReadsOn(database, { onIdleError: () => {} })
  const app = await buildApp({
    db,
    publicReads,
    pool,
    // Nothing works here: answers alone are recorded.
    here: {
      number: () => undefined,
      held: () => new Promise(() => {}),
      mayJudge: () => false,
      begin: async () => {},
      alone: async () => {},
      onNumber: () => {},
      end: async () => {},
    },
    worker: { added: () => {}, stopped: () => {} },
    secrets: keys.secretsFrom(master),
    files: localStore(join(config.dataDir, 'files')),
    seen: () => Promise.resolve(undefined),
    guard: () => ({ place: 'folder', standing: 'good', seen: null }),
    sms: undefined,
    mail: undefined,
    log: modules.silentLog(),
    config: { ...config, demo: true },
  })
  await app.http.ready()
  return { app, end: () => Promise.all([db.destroy(), publicReads.end()]) }
}

/** Writes the recordings to a file. @param {Wish} wish */
async function record(wish) {
  const { app, end } = await build(wish)
  const ask = async (/** @type {Call} */ { path, body, headers = {} }) => {
    const payload = /** @type {object} */ (body)
    const reply = await app.http.inject({ method: 'POST', url: path, headers, payload })
    if (reply.statusCode !== 200) throw new Error(`${path} ${JSON.stringify(body)} was refused: ${reply.body}`)
    return /** @type {unknown} */ (JSON.parse(reply.body))
  }
  try {
    // Statements that run only after the start belong to no request.
    for (const call of wish.first ?? wish.calls.slice(0, 3)) await ask(call)
    /** @type {Recorded[]} */
    const recordings = []
    for (const call of wish.calls) {
      /** @type {unknown} */
      let answer
      const seen = await watching(async () => {
        answer = await ask(call)
      })
      recordings.push({ path: call.path, body: call.body, stages: stagesOf(seen), answer })
    }
    await writeFile(wish.file, JSON.stringify(recordings))
  } finally {
    await app.http.close()
    await end()
  }
}

answering(record)
