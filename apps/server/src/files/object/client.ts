// Calls of an object store by S3's interface: signed, with a limit for each attempt and for the whole call, and repeated where the store was away.
import { createHash } from 'node:crypto'
import { Agent as HttpAgent, request as overHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { ObjectPlace } from '../../config/services/files.ts'
import { StoreAway } from './faults.ts'

/** Milliseconds without a byte in either direction before the answer, after which an attempt has failed. */
const idleMs = 2_500
/** Milliseconds for a call with its repetitions; below the deadline of the request that waits for it. */
const wholeMs = 6_000
/** A long file gets more time: so many bytes are expected in a second at least. */
const slowestBytes = 1024 * 1024
/** Milliseconds of a read without a byte, after which it breaks off; slow readers have limits of their own. */
const readIdleMs = 60_000
const attempts = 3
const mostText = 4 * 1024 * 1024

export interface Upload {
  size: number
  /** Hex; it is signed, so that the store refuses other bytes. */
  sha256: string
  /** The bytes once more for every attempt. */
  open: () => Readable | Buffer
}

export interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Below the place of the register; empty for the bucket itself. */
  key?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  upload?: Upload
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: IncomingMessage
}

export interface Client {
  /** Resolves for 2xx and 404 of an object, whose body the caller reads or ends; rejects with StoreAway otherwise. */
  ask(call: Call): Promise<Answer>
  /** The text of a 2xx answer; undefined for an object that is not there. */
  text(call: Call): Promise<string | undefined>
}

const nothing = createHash('sha256').update('').digest('hex')

const reasonOf = (error: unknown): string => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return typeof code === 'string' ? code : String(message)
}

export async function textOf(body: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size > mostText) throw new Error('The store answered too much')
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Whether the same call may succeed in a moment. A store that got the bytes too slowly says it with 400. */
const isPassing = (status: number, code: string | undefined): boolean =>
  status >= 500 || status === 429 || status === 408 || code === 'RequestTimeout'

export function objectClient(place: ObjectPlace, onFailure: (reason: string, call: string) => void): Client {
  const isPlain = place.url.startsWith('http:')
  const options = { keepAlive: true, maxSockets: 32, keepAliveMsecs: 10_000 }
  const agent = isPlain ? new HttpAgent(options) : new HttpsAgent(options)

  async function signed({ method, key = '', query = {}, headers = {}, upload }: Call) {
    // The bucket is asked at its own address, and not below the prefix.
    const url = new URL(key === '' ? place.bucketUrl : `${place.url}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': upload?.sha256 ?? nothing },
      accessKeyId: place.accessKey,
      secretAccessKey: place.secretKey,
      region: place.region,
      service: 's3',
    })
    const { headers: all } = await signer.sign()
    return { url, headers: { ...Object.fromEntries(all), 'content-length': String(upload?.size ?? 0) } }
  }

  /** `fresh`: over a connection of its own, because all that are kept may have ended with the store or on the way to it. */
  async function attempt(call: Call, { fresh, signal }: { fresh: boolean; signal: AbortSignal }): Promise<Answer> {
    const { url, headers } = await signed(call)
    return new Promise((resolve, reject) => {
      const over = { method: call.method, headers, agent: fresh ? false : agent, signal }
      const sent = (isPlain ? overHttp : overHttps)(url, over)
      sent.setTimeout(idleMs, () => sent.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
      // An error after the answer belongs to its body, which tells it too.
      sent.on('error', reject)
      sent.on('response', (body) => {
        sent.setTimeout(readIdleMs)
        resolve({ status: body.statusCode ?? 0, headers: body.headers, body })
      })
      const bytes = call.upload?.open()
      if (bytes === undefined || Buffer.isBuffer(bytes)) sent.end(bytes)
      // The failure of either end ends the request, whose error is the one that counts.
      else pipeline(bytes, sent, (error) => error && reject(error))
    })
  }

  async function ask(call: Call): Promise<Answer> {
    const limit = wholeMs + ((call.upload?.size ?? 0) / slowestBytes) * 1_000
    const whole = new AbortController()
    const timer = setTimeout(() => whole.abort(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), limit)
    let last = new StoreAway('ETIMEDOUT')
    try {
      for (let n = 1; n <= attempts && !whole.signal.aborted; n++) {
        if (n > 1) await wait(100 * n + Math.random() * 100)
        try {
          const answer = await attempt(call, { fresh: n > 1, signal: whole.signal })
          if (answer.status >= 200 && answer.status < 300) return answer
          const text = await textOf(answer.body)
          const code = /<Code>([^<]{1,60})<\/Code>/.exec(text)?.[1]
          // HEAD has no text that says what is not there: its callers ask again with GET.
          if (answer.status === 404 && call.key && (code === 'NoSuchKey' || call.method === 'HEAD')) return answer
          last = new StoreAway(code ?? `HTTP ${answer.status}`)
          if (!isPassing(answer.status, code)) break
        } catch (error) {
          last = new StoreAway(whole.signal.aborted ? 'ETIMEDOUT' : reasonOf(error), error)
        }
      }
    } finally {
      clearTimeout(timer)
    }
    onFailure(last.reason, `${call.method} ${call.key ?? ''}`.trim())
    throw last
  }

  return {
    ask,
    async text(call) {
      const { status, body } = await ask(call)
      try {
        const text = await textOf(body)
        return status === 404 ? undefined : text
      } catch (error) {
        throw new StoreAway(reasonOf(error), error)
      }
    },
  }
}
