// One HTTP call over a kept-alive connection, as a client that does not wait for ever.
import { Agent, request } from 'node:http'

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path
 * @property {string | undefined} [token]
 * @property {string | undefined} [key] Idempotency-Key
 * @property {unknown} [body] sent as JSON
 * @property {{ boundary: string, bytes: Buffer } | undefined} [form] sent instead of a body
 * @property {boolean} [asBytes] the answer is no JSON, unless it is a refusal
 */
/**
 * @typedef {object} Answer
 * @property {number} status 0 without an answer
 * @property {string} error why there was no answer, or ''
 * @property {number} retryAfter seconds, 0 when the answer contains none
 * @property {string} asOf up to when it is complete, where it was given without the primary database; otherwise empty
 * @property {{ msg?: string, data?: unknown }} body
 * @property {Buffer} bytes of an answer to a call for bytes
 * @property {number} sentAt milliseconds since 1970
 * @property {number} ms how long the caller waited
 */

const none = Buffer.alloc(0)

/** @param {number} patienceMs that its caller waits for an answer */
export const newAgent = (patienceMs = 10_000) => new Agent({ keepAlive: true, maxSockets: 1, timeout: patienceMs })

/** Never rejects. @param {number} port @param {Agent} agent @param {Call} call @returns {Promise<Answer>} */
export const send = (port, agent, { method, path, token, key, body, form, asBytes }) =>
  new Promise((resolve) => {
    const sentAt = Date.now()
    const end = (/** @type {Partial<Answer>} */ answer) =>
      resolve({
        status: 0,
        error: '',
        retryAfter: 0,
        asOf: '',
        body: {},
        bytes: none,
        ...answer,
        sentAt,
        ms: Date.now() - sentAt,
      })
    const payload = form ? form.bytes : body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: {
          'accept-language': 'en',
          ...(payload ? { 'content-length': payload.length } : {}),
          ...(payload
            ? { 'content-type': form ? `multipart/form-data; boundary=${form.boundary}` : 'application/json' }
            : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
      },
      (answer) => {
        /** @type {Buffer[]} */
        const chunks = []
        answer.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk))
        answer.on('error', (error) => end({ error: error.message }))
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const isWhole = Number(answer.headers['content-length'] ?? bytes.length) === bytes.length && answer.complete
          if (asBytes && answer.statusCode === 200)
            return end(isWhole ? { status: 200, bytes } : { error: 'half an answer' })
          try {
            const read = /** @type {Answer['body']} */ (JSON.parse(bytes.toString()))
            const retryAfter = Number(answer.headers['retry-after'] ?? 0)
            const asOf = String(answer.headers['register-as-of'] ?? '')
            end({ status: answer.statusCode ?? 0, retryAfter, asOf, body: read })
          } catch {
            end({ error: 'half an answer' })
          }
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (/** @type {NodeJS.ErrnoException} */ error) => end({ error: error.code ?? error.message }))
    sent.end(payload)
  })
