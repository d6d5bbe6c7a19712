// Writes that are repeated under their keys until they are answered; and the reads and uploads that they need.
import { setTimeout as wait } from 'node:timers/promises'
import { newAgent, send } from '../call.mjs'

/** @import { Call } from '../call.mjs' */
/** @import { Act, Ledger } from './ledger.mjs' */
/** @import { People } from '../people.mjs' */
/** @import { Watch } from '../watch.mjs' */

/**
 * @typedef {object} Stage
 * @property {number} port
 * @property {string} run the beginning of every key
 * @property {number} pace mean milliseconds for which a writer rests after each write
 * @property {People} people
 * @property {Ledger} ledger
 * @property {Watch} watch
 * @property {boolean} ending writers finish their work and begin no more
 */

const pauseBeforeRepeating = () => wait(50 + Math.random() * 100)

/** One person on one connection. @param {Stage} stage @param {string} name */
export function newHand(stage, name) {
  const { port, people, ledger, watch } = stage
  const agent = newAgent(watch.patienceMs)
  let count = 0

  /** Repeats a call until the answer is another one than "come again". @param {string | undefined} user @param {Omit<Call, 'token'>} call @param {string} what */
  async function untilAnswered(user, call, what) {
    for (let retried = false; ; retried = true) {
      const token = user === undefined ? undefined : await people.token(user)
      const answer = await send(port, agent, { ...call, token })
      watch.saw(answer, what)
      if (answer.status === 200)
        return { data: answer.body.data, bytes: answer.bytes, retriedAt: retried ? answer.sentAt : 0 }
      const running = answer.status === 409 && /still being processed/.test(answer.body.msg ?? '')
      if (answer.status === 401 && user && token) await people.forget(user, token)
      else if (answer.status === 404 && call.method === 'DELETE' && retried)
        return { data: null, bytes: answer.bytes, retriedAt: answer.sentAt }
      else if (answer.status === 0 || answer.status === 503 || running || (answer.status === 507 && watch.isFull)) {
        if (call.key) ledger.tryAgain()
        await pauseBeforeRepeating()
      } else throw new Error(`${what} was refused: ${answer.status} ${answer.body.msg ?? ''}`)
    }
  }

  return {
    /** @param {string} user @param {Act} act @param {string} path @param {unknown} body */
    async write(user, act, path, body) {
      const key = `${stage.run}-${name}-${++count}`
      const { data, retriedAt } = await untilAnswered(user, { method: 'POST', path, key, body }, `${act} ${key}`)
      ledger.acknowledge(key, { user, act, data, retriedAt })
      if (stage.pace > 0) await wait(stage.pace * (0.5 + Math.random()))
      return data
    },
    /** @param {string} user @param {string} path @param {unknown} body */
    async read(user, path, body) {
      return (await untilAnswered(user, { method: 'POST', path, body }, path)).data
    },
    /** @param {string} user @param {string} path */
    async get(user, path) {
      return (await untilAnswered(user, { method: 'GET', path }, path)).data
    },
    /** @param {string} user @param {string} path @param {unknown} body */
    async put(user, path, body) {
      return (await untilAnswered(user, { method: 'PUT', path, body }, path)).data
    },
    /** Removes what a person owns. Once it is gone, a repeated call finds nothing. @param {string} user @param {string} path */
    async remove(user, path) {
      await untilAnswered(user, { method: 'DELETE', path }, path)
    },
    /** The bytes of a file. @param {string | undefined} user @param {string} path */
    async bytes(user, path) {
      return (await untilAnswered(user, { method: 'GET', path, asBytes: true }, path)).bytes
    },
    /** Sends a file with fields; returns the answer's data. @param {string} user @param {string} path @param {Record<string, string>} fields @param {{ name: string, bytes: Buffer }} file */
    async send(user, path, fields, file) {
      const call = { method: 'POST', path, form: formOf(fields, file) }
      return (await untilAnswered(user, call, path)).data
    },
    /** Uploads a certificate file; returns its id. @param {string} user */
    async upload(user) {
      const bytes = Buffer.from(`%PDF-1.4\n%${stage.run} ${name} ${count}\n%%EOF\n`)
      const call = {
        method: 'POST',
        path: '/api/business/uploadFiles/upload',
        form: formOf({ kind: 'certificate' }, { name: 'certificate.pdf', bytes }),
      }
      const { id } = /** @type {{ id: string }} */ ((await untilAnswered(user, call, 'upload')).data)
      ledger.files.add(id)
      return id
    },
  }
}

const boundary = 'soak-boundary-51c0'

/** @param {Record<string, string>} fields @param {{ name: string, bytes: Buffer }} file */
function formOf(fields, file) {
  const part = (/** @type {string} */ disposition) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  const before = Object.entries(fields).map(([key, value]) => `${part(`name="${key}"`)}${value}\r\n`)
  const head = `${before.join('')}${part(`name="file"; filename="${file.name}"`)}`
  return { boundary, bytes: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]) }
}

/** A stranger who looks a record up until `stopped()`. @param {Stage} stage @param {string} publicId @param {() => boolean} stopped */
export async function lookUp({ port, watch, pace }, publicId, stopped) {
  const agent = newAgent(watch.patienceMs)
  const call = { method: 'POST', path: '/api/business/equRepInfo/frontAnswer', body: { publicId } }
  while (!stopped()) {
    const answer = await send(port, agent, call)
    watch.saw(answer, 'look-up')
    await (answer.status === 200 ? wait(Math.max(20, pace / 4)) : pauseBeforeRepeating())
  }
  agent.destroy()
}
