// Calls the API for tests: returns the answer's data, a refusal, or the raw answer.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import type { App } from '../src/app.ts'

export interface Refusal {
  status: number
  msg: string
  data: unknown
  errors: { field: string; msg: string }[]
}

export interface Given {
  headers?: Record<string, string>
  file?: { name: string; bytes: Buffer }
  /** The address that the call comes from. */
  from?: string
}

export interface Caller {
  /** The answer's data; throws when the call is refused. */
  <E extends EndpointSpec>(endpoint: E, input: Call<E>, given?: Given): Promise<Output<E>>
  /** The refusal; throws when the call succeeds. */
  refused(
    endpoint: EndpointSpec,
    input: { params?: unknown; query?: unknown; body?: unknown },
    given?: Given,
  ): Promise<Refusal>
  /** The raw answer. */
  raw(
    endpoint: EndpointSpec,
    input: { params?: unknown; query?: unknown; body?: unknown },
    given?: Given,
  ): ReturnType<typeof send>
  token: string | undefined
}

function address(endpoint: EndpointSpec, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string | number>
  const path = endpoint.path.replace(/\{\+?(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 'x')),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, string | number>))
    query.set(key, String(value))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

function multipart(fields: Record<string, unknown>, file: { name: string; bytes: Buffer }) {
  const boundary = 'test-boundary-7f3a'
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${String(value)}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(parts.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

async function send(
  app: App,
  token: string | undefined,
  endpoint: EndpointSpec,
  input: { params?: unknown; query?: unknown; body?: unknown },
  given: Given = {},
) {
  const form = given.file ? multipart((input.body ?? {}) as Record<string, unknown>, given.file) : undefined
  const reply = await app.http.inject({
    method: endpoint.method,
    url: address(endpoint, input),
    ...(given.from ? { remoteAddress: given.from } : {}),
    headers: {
      'accept-language': 'en',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(form ? { 'content-type': form.type } : {}),
      ...given.headers,
    },
    ...(form ? { payload: form.payload } : endpoint.body ? { payload: input.body ?? {} } : {}),
  })
  return reply
}

export function caller(app: App, token: string | undefined): Caller {
  const raw: Caller['raw'] = (endpoint, input, given) => send(app, token, endpoint, input, given)
  const call = async (
    endpoint: EndpointSpec,
    input: { params?: unknown; query?: unknown; body?: unknown },
    given?: Given,
  ) => {
    const reply = await raw(endpoint, input, given)
    if (reply.statusCode !== 200) throw new Error(`${endpoint.path} was refused: ${reply.statusCode} ${reply.body}`)
    return endpoint.reply === 'binary' ? reply.rawPayload : reply.json<{ data: unknown }>().data
  }
  const refused: Caller['refused'] = async (endpoint, input, given) => {
    const reply = await raw(endpoint, input, given)
    if (reply.statusCode === 200) throw new Error(`${endpoint.path} was not refused`)
    const body = reply.json<{ msg: string; data: unknown; errors?: Refusal['errors'] }>()
    return { status: reply.statusCode, msg: body.msg, data: body.data, errors: body.errors ?? [] }
  }
  return Object.assign(call as Caller, { raw, refused, token })
}
