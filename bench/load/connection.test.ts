// The load's own HTTP connection against node's server: bodies of every form, however the network cuts them.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connection, readHead, requestBytes, unchunked } from './connection.mjs'

const server: Server = createServer((request, response) => {
  void buffer(request).then((bytes) => {
    const { size, how, status } = JSON.parse(bytes.toString()) as { size: number; how: string; status: number }
    const text = Buffer.from('梯'.repeat(size))
    if (how === 'length') response.setHeader('content-length', text.length)
    if (how === 'close') response.setHeader('connection', 'close')
    response.writeHead(status)
    for (let at = 0; at < text.length; at += 7_001) response.write(text.subarray(at, at + 7_001))
    response.end()
  })
})
beforeAll(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise((done) => void server.close(done)))

const open = () => connection('127.0.0.1', (server.address() as AddressInfo).port)
const ask = (size: number, how: string, status = 200) =>
  requestBytes({ path: '/', body: { size, how, status } }, 'here')

test.each(['length', 'chunks', 'close'])('answers come whole, one after the other: %s', async (how) => {
  const link = open()
  for (const size of [0, 1, 5_000, 60_000]) {
    const reply = await link.send(ask(size, how))
    expect(reply.status).toBe(200)
    expect(reply.body().toString()).toBe('梯'.repeat(size))
  }
  link.close()
})

test('a refusal has its status; a server that is gone rejects', async () => {
  const link = open()
  expect((await link.send(ask(3, 'length', 503))).status).toBe(503)
  link.close()
  await expect(connection('127.0.0.1', 1).send(ask(1, 'length'))).rejects.toThrow(/ECONNREFUSED/)
})

test('half an answer is none', () => {
  const bytes = Buffer.from(
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n10\r\n0123456789abcdef\r\n0\r\n\r\n',
  )
  const start = readHead(bytes)?.start ?? 0
  expect(readHead(bytes.subarray(0, start - 1))).toBeUndefined()
  for (let end = start; end < bytes.length - 2; end++) expect(unchunked(bytes.subarray(start, end))).toBeUndefined()
  expect(unchunked(bytes.subarray(start))?.toString()).toBe('abc0123456789abcdef')
})
