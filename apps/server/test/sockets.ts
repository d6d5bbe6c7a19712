// Raw connections to a listening server, for behaviour of no orderly client: never reading, never ending, never sending.
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export function portOf(http: FastifyInstance): number {
  const [address] = http.addresses()
  return typeof address === 'object' ? address.port : 0
}

/** Listens on a port that the system chooses. */
export async function listening(http: FastifyInstance): Promise<number> {
  await http.listen({ port: 0, host: '127.0.0.1' })
  return portOf(http)
}

/** A connection that has sent `text` and reads nothing. It is closed after the test. */
export const unreading = (port: number, text: string | Buffer): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause()
      socket.write(text, () => resolve(socket))
    })
    socket.on('error', reject)
    // These tests expect to be cut off.
    socket.once('connect', () => socket.removeListener('error', reject).on('error', () => {}))
  })

/** Sends `text` and returns all that comes back until the server closes. */
export const exchange = (port: number, text: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)))
  })

/** The text of a request with a JSON body. */
export function posted(path: string, body: unknown, headers: Record<string, string> = {}): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const lines = Object.entries({
    host: 'x',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return [`POST ${path} HTTP/1.1`, ...lines, '', text].join('\r\n')
}
