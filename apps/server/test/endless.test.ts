// Tests bodies without an end: they are cut off at a little more than the limit of the endpoint, with 413, and the connection is closed.
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { bodyLimitOf } from '@register/contract/input/bodyLimit'
import { readFile, uploadBusinessFile } from '@register/contract/business/file'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { logout } from '@register/contract/system/account'
import { testApp } from './app.ts'
import { listening } from './sockets.ts'

const app = await testApp()
const staff = await app.as('body-staff')
const port = await listening(app.app.http)
const megabyte = 1024 * 1024
/** Bytes that the operating system buffers between both ends, in addition to those that the server reads. */
const inFlight = 16 * megabyte

const head = (method: string, path: string, headers: Record<string, string>) =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ host: 'x', 'accept-language': 'en', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')
const chunked = { 'transfer-encoding': 'chunked' }
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${staff.token}` }
const asChunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

/** Sends `begin` and then `again` for ever; returns the answer, and the bytes that were sent before the server closed. */
function sendEndlessly(begin: string, again: Buffer): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(begin)
      const more = () => {
        // Far more than any limit, to detect a server that continues to read.
        if (socket.bytesWritten > 100 * megabyte) socket.end()
        else if (socket.writable) socket.write(again, more)
      }
      more()
    })
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve({ answer, sent: socket.bytesWritten - socket.writableLength }))
  })
}

const filler = asChunk(Buffer.alloc(64 * 1024, 'x'))
const part = (headers: string) => asChunk(Buffer.from(`--b\r\n${headers}\r\n\r\n`)).toString()

describe('chunks without an end', () => {
  test.each([
    ['of JSON', head('POST', frontList.path, { ...json, ...chunked }), 413, bodyLimitOf(frontList)],
    [
      'of a file',
      head('POST', uploadBusinessFile.path, { ...form, ...chunked }) +
        part('Content-Disposition: form-data; name="file"; filename="a.pdf"'),
      413,
      bodyLimitOf(uploadBusinessFile),
    ],
    [
      'of a field',
      head('POST', uploadBusinessFile.path, { ...form, ...chunked }) +
        part('Content-Disposition: form-data; name="kind"'),
      413,
      bodyLimitOf(uploadBusinessFile),
    ],
    [
      'before the first part',
      head('POST', uploadBusinessFile.path, { ...form, ...chunked }),
      413,
      bodyLimitOf(uploadBusinessFile),
    ],
    ['where none is expected', head('POST', logout.path, chunked), 400, bodyLimitOf(logout)],
    ['of a stranger', head('POST', uploadBusinessFile.path, { ...form, authorization: '', ...chunked }), 401, 0],
    ['behind a question', head('GET', readFile.path.replace('{id}', 'x'), chunked), 404, 0],
  ])('%s are cut off', async (_, begin, status, limit) => {
    const { answer, sent } = await sendEndlessly(begin, filler)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(sent).toBeLessThan(limit + inFlight)
  })
})

test('a length that is too large is refused before anything is read', async () => {
  const begin = head('POST', uploadBusinessFile.path, { ...form, 'content-length': '99999999' })
  const { answer, sent } = await sendEndlessly(begin, Buffer.alloc(64 * 1024, 'x'))
  expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*Too large. The limit is 10 MB/)
  expect(sent).toBeLessThan(inFlight)
})
