// One kept-alive HTTP/1.1 connection on a bare socket: on a machine shared with the server, a full client would cost as much as the server it measures.
import { connect } from 'node:net'

/**
 * @typedef {{ status: number, body: () => Buffer }} Reply
 * @typedef {{ send: (request: Buffer) => Promise<Reply>, close: () => void }} Connection
 * @typedef {{ path: string, body: unknown, headers?: Record<string, string> }} Call
 */

/** The bytes of a POST. @param {Call} call @param {string} host */
export function requestBytes({ path, body, headers = {} }, host) {
  const text = Buffer.from(JSON.stringify(body))
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n${more.join('')}\r\n`,
    ),
    text,
  ])
}

/** Status, start of the body, and its length; without a length the body is chunked. @param {Buffer} bytes */
export function readHead(bytes) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const text = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  return {
    status: Number(text.slice(9, 12)),
    start: end + 4,
    length: length === undefined ? undefined : Number(length),
    last: /\r\nconnection: *close/i.test(text),
  }
}

/** The content of a chunked body; undefined while it is not complete. @param {Buffer} bytes @returns {Buffer | undefined} */
export function unchunked(bytes) {
  const parts = []
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    const from = line + 2
    if (bytes.length < from + size + 2) return undefined
    if (size === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(from, from + size))
    at = from + size + 2
  }
}

/** Connects at the first request, and again when the server has closed. One request at a time. @param {string} host @param {number} port @returns {Connection} */
export function connection(host, port) {
  /** @type {import('node:net').Socket | undefined} */
  let socket
  /** @type {{ resolve: (reply: Reply) => void, reject: (error: Error) => void } | undefined} */
  let waiting
  /** @type {Buffer[]} */
  let parts = []
  let size = 0
  /** @type {ReturnType<typeof readHead>} */
  let head

  const close = () => {
    socket?.destroy()
    socket = undefined
  }
  const settle = () => {
    const now = waiting
    waiting = undefined
    return now
  }
  const receive = (/** @type {Buffer} */ chunk) => {
    parts.push(chunk)
    size += chunk.length
    if (!head) {
      if (parts.length > 1) parts = [Buffer.concat(parts)]
      head = readHead(parts[0] ?? chunk)
    }
    if (!head) return
    const { status, start, length, last } = head
    const whole = parts
    if (length === undefined ? !unchunked(Buffer.concat(whole).subarray(start)) : size < start + length) return
    if (last) close()
    settle()?.resolve({
      status,
      body: () => {
        const body = Buffer.concat(whole).subarray(start)
        return length === undefined ? (unchunked(body) ?? body) : body
      },
    })
  }
  const open = () => {
    const fresh = connect({ host, port, noDelay: true })
    fresh.on('data', receive)
    // A closed connection may still emit an end event, which must not fail a later request.
    const lost = (/** @type {Error} */ error) => {
      if (socket !== fresh) return
      socket = undefined
      settle()?.reject(error)
    }
    fresh.on('error', lost)
    fresh.on('close', () => lost(new Error('The server closed the connection')))
    return fresh
  }
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        parts = []
        size = 0
        head = undefined
        waiting = { resolve, reject }
        socket ??= open()
        socket.write(request)
      }),
    close,
  }
}
