// One HTTP request as the contract declares it: its address, headers and body, and the error in a refusal.
import type { Call, EndpointSpec } from '@register/contract/endpoint'
import { Failure, type FieldError } from '@register/contract/errors'
import { numberHeader } from '@register/contract/log/trace'
import { tagOf, type Phrase } from '@register/contract/phrase'
import { currentLang } from '../language.ts'

interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | null | undefined>
  body?: unknown
}

/** The parts of an input. The types of `Call` have checked their shape. */
export const partsOf = <E extends EndpointSpec>(input: Call<E>): Parts => input ?? {}

/** The endpoint's path with its parameters and query filled in. */
export function addressOf(endpoint: EndpointSpec, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replaceAll(/\{\+?(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value != null && value !== '') search.set(key, value.toString())
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

export function headersOf(how: {
  token?: string | undefined
  idempotencyKey?: string | undefined
}): [string, string][] {
  const headers: [string, string][] = [['Accept-Language', tagOf(currentLang())]]
  if (how.token) headers.push(['Authorization', `Bearer ${how.token}`])
  if (how.idempotencyKey) headers.push(['Idempotency-Key', how.idempotencyKey])
  return headers
}

interface Envelope {
  code: number
  msg: string
  data?: unknown
  errors?: { field: string; msg: string }[]
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'code' in value && 'msg' in value

/** The given texts for answers that have none of their own (docs/rules/office.md#errors). */
const wordsFor = (status: number): Phrase =>
  status === 404
    ? ['Status:404，正在请求不存在的服务器记录！', 'Status 404: the server has no such record']
    : status === 500
      ? ['Status:500，服务器发生错误！', 'Status 500: an error occurred on the server']
      : [`Status:${status}，未知错误！`, `Status ${status}: unknown error`]

/** No answer at all: offline, refused, or too slow. Status 0. */
export const noAnswer = (): Failure => new Failure(0, ['请求服务器无响应！', 'The server did not answer'])

/** What came was not said by the register: a gateway, a portal of a hotel, an address that leads elsewhere. Status 0, as no answer. */
export const foreignAnswer = (): Failure =>
  new Failure(0, [
    '没有得到登记系统的应答，现在无法核对；请检查网络后重试',
    'No answer came from the register, so this could not be checked now. Check the network and try again',
  ])

/** Whether the server itself refused: a lost connection, a failing server or a full one is no refusal. */
export const saidNo = (error: unknown): boolean =>
  error instanceof Failure && error.status >= 400 && error.status < 500 && error.status !== 429

/** Returns the data of an answer, or throws its failure. `header`: reads one of the answer's. */
export function unwrap(status: number, text: string, header: (name: string) => string | null): unknown {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    if (status >= 200 && status < 300) throw new Failure(status, ['数据格式错误', 'The data could not be read'])
    throw new Failure(status, wordsFor(status), told(header))
  }
  if (!isEnvelope(answer)) throw new Failure(status, wordsFor(status), told(header))
  if (answer.code === 200) return answer.data
  const fields: FieldError[] = (answer.errors ?? []).map(({ field, msg }) => ({ field, phrase: [msg, msg] }))
  const phrase: Phrase = answer.msg ? [answer.msg, answer.msg] : wordsFor(answer.code)
  throw new Failure(answer.code, phrase, { fields, data: answer.data, ...told(header) })
}

/** What the headers of a refusal tell: when to try again, and its number in the log. */
function told(header: (name: string) => string | null): { retryAfter?: number; number?: string } {
  const [seconds, number] = [header('Retry-After'), header(numberHeader)]
  return {
    ...(seconds && Number.isFinite(Number(seconds)) ? { retryAfter: Number(seconds) } : {}),
    ...(number ? { number } : {}),
  }
}
