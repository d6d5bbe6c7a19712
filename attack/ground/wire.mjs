// One HTTP call as an attacker makes it: any headers, any bytes, from an address of choice where a trusted proxy is in front. Every answer is shown to the watch.
import { Agent, request as plain } from 'node:http'
import { Agent as SecureAgent, request as secure } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path
 * @property {string | undefined} [token]
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] sent as JSON
 * @property {Buffer | string | undefined} [bytes] sent as they are, instead of a body
 * @property {string | undefined} [cookie]
 * @property {string | undefined} [from] the address that the proxy in front names
 * @property {string | undefined} [as] the account that calls, for the watch
 * @property {boolean} [once] an answer that says "too many" is the finding, so that the call is not repeated
 * @property {boolean} [fails] the endpoint answers 500 on purpose
 * @property {number} [patience] milliseconds
 */
/**
 * @typedef {object} Answer
 * @property {number} status 0 without an answer
 * @property {string} error why there was no answer, or ''
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {Buffer} bytes
 * @property {string} text
 * @property {string} msg the message of a refusal
 * @property {unknown} data what the envelope holds
 * @property {number} ms how long the caller waited
 */
/** @typedef {(call: Call, answer: Answer) => void} Watch */
/** @typedef {ReturnType<typeof newWire>} Wire */

const longestWait = 65
/** Callers give up much sooner; a machine that is busy with other tests may take this long. */
const longestAnswerMs = 60_000

/** The envelope of an answer; nothing of what is none. @param {unknown} read @returns {{ msg?: string, data?: unknown }} */
const envelopeOf = (read) => (typeof read === 'object' && read !== null ? read : {})

/** @param {Buffer} bytes @returns {unknown} */
function parsed(bytes) {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** @param {string} base address without a slash at the end @param {Watch} watch */
export function newWire(base, watch) {
  const url = new URL(base)
  const isSecure = url.protocol === 'https:'
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, maxSockets: 16 })
    : new Agent({ keepAlive: true, maxSockets: 16 })

  /** @param {Call} call @returns {Promise<Answer>} */
  const send = (call) =>
    new Promise((resolve) => {
      const at = performance.now()
      const end = (/** @type {Partial<Answer>} */ answer) =>
        resolve({
          status: 0,
          error: '',
          headers: {},
          bytes: Buffer.alloc(0),
          text: '',
          msg: '',
          data: undefined,
          ...answer,
          ms: performance.now() - at,
        })
      const payload = call.bytes ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
      const sent = (isSecure ? secure : plain)(
        {
          host: url.hostname,
          port: url.port,
          agent,
          method: call.method,
          path: call.path,
          timeout: call.patience ?? longestAnswerMs,
          headers: {
            'accept-language': 'en',
            ...(call.body !== undefined && call.bytes === undefined ? { 'content-type': 'application/json' } : {}),
            ...(payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
            ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
            ...(call.cookie === undefined ? {} : { cookie: call.cookie }),
            ...(call.from === undefined ? {} : { 'x-forwarded-for': call.from }),
            ...call.headers,
          },
        },
        (answer) => {
          /** @type {Buffer[]} */
          const chunks = []
          answer.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk))
          answer.on('error', (error) => end({ error: error.message }))
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks)
            const { msg = '', data } = envelopeOf(parsed(bytes))
            end({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              bytes,
              text: bytes.toString(),
              msg,
              data,
            })
          })
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.on('error', (/** @type {NodeJS.ErrnoException} */ error) => end({ error: error.code ?? error.message }))
      sent.end(payload)
    })

  return {
    base,
    /** Never rejects. Waits where the server says "too many" or "busy", unless that is the finding. @param {Call} call @returns {Promise<Answer>} */
    async call(call) {
      for (let turn = 0; ; turn++) {
        const answer = await send(call)
        watch(call, answer)
        const again = answer.status === 429 || answer.status === 503
        const seconds = Number(answer.headers['retry-after'] ?? 1)
        if (!again || call.once || turn > 3 || seconds > longestWait) return answer
        await wait(seconds * 1_000)
      }
    },
    close: () => agent.destroy(),
  }
}
