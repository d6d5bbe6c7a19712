// Tests how many connections and downloads one address may have, and which bound applies to whom.
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import type { TrustedProxies } from '../../config/parsed.ts'
import { peerAt } from '../peer.ts'
import { boundConnections, boundDownloads, connectionLimit } from './crowd.ts'

type Bounds = NonNullable<Parameters<typeof boundConnections>[2]>

/** A server within these bounds, and a way to open connections to it; all are closed after the file. */
async function bounded(bounds: Bounds) {
  const server = createServer((_, response) => response.end('here'))
  boundConnections(server, false, bounds)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const open = (text: string) =>
    new Promise<Socket>((opened) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, () => opened(socket)))
      sockets.push(socket)
      socket.on('error', () => opened(socket))
    })
  return {
    /** A connection that has sent half a request, once the server has it. */
    half: async () => {
      const before = await count(server)
      const socket = await open('GET / HTTP/1.1\r\n')
      await expect.poll(() => count(server)).not.toBe(before)
      return socket
    },
    /** What the server sends on a new connection that stays open; empty when the connection is dropped. */
    knock: async () => {
      const socket = await open('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
      return new Promise<string>((said) => {
        socket.once('data', (chunk) => said(chunk.toString().slice(0, 12)))
        socket.once('close', () => said(''))
        if (socket.destroyed) said('')
      })
    },
    sockets,
  }
}

const count = (server: Server) => new Promise<number>((all) => server.getConnections((_, open) => all(open)))

test('connections past the limit are dropped, and accepted again when one has ended', async () => {
  const { knock, sockets } = await bounded({ limit: () => 3 })
  expect([await knock(), await knock(), await knock()]).toEqual(Array(3).fill('HTTP/1.1 200'))
  expect(await knock()).toBe('')
  sockets[0]?.destroy()
  await expect.poll(knock).toBe('HTTP/1.1 200')
  expect(await knock()).toBe('')
})

test('all addresses of one household have one limit together', async () => {
  let last = 0
  const { knock } = await bounded({ limit: () => 3, at: () => peerAt(`2001:db8:1:2::${++last}`) })
  expect([await knock(), await knock(), await knock(), await knock()]).toEqual([
    ...(Array(3).fill('HTTP/1.1 200') as string[]),
    '',
  ])
})

test('when all places are taken, an address that holds few gets one of the address that holds most', async () => {
  let from = '203.0.113.1'
  const { knock, half } = await bounded({ ofAll: 6, at: () => peerAt(from) })
  const held: Socket[] = []
  for (let one = 0; one < 6; one++) held.push(await half())
  from = '198.51.100.7'
  expect([await knock(), await knock(), await knock()]).toEqual(Array(3).fill('HTTP/1.1 200'))
  // The oldest half-open connections gave way.
  await expect.poll(() => held.map((socket) => socket.destroyed)).toEqual([true, true, true, false, false, false])
  // Both hold three now: the next one of either has to wait.
  expect(await knock()).toBe('')
  from = '203.0.113.1'
  expect(await knock()).toBe('')
})

test('connections of a declared proxy never give way', async () => {
  let from = '10.0.0.1'
  const { knock, half } = await bounded({
    ofAll: 3,
    limit: ({ ip }) => (ip === '10.0.0.1' ? Infinity : 2),
    at: () => peerAt(from),
  })
  const held = [await half(), await half(), await half()]
  from = '198.51.100.7'
  expect(await knock()).toBe('')
  expect(held.map((socket) => socket.destroyed)).toEqual([false, false, false])
})

describe('the limit of an address', () => {
  const [usual, loopback, all] = [400, 2_000, Infinity]
  test.each<[TrustedProxies, string, number]>([
    [false, '9.9.9.9', usual],
    [false, '2001:db8::1', usual],
    [false, '127.0.0.1', loopback],
    [false, '::ffff:127.0.0.1', loopback],
    [false, '::1', loopback],
    [false, '', usual],
    // A declared proxy, whose callers are distinguished by their requests.
    [1, '9.9.9.9', all],
    [['10.0.0.0/8'], '10.3.3.3', all],
    [['10.0.0.0/8'], '::ffff:10.3.3.3', all],
    [['10.0.0.0/8'], '11.3.3.3', usual],
    [['uniquelocal', '9.9.9.9'], '9.9.9.9', all],
    [['uniquelocal'], '192.168.1.1', all],
    [['uniquelocal'], 'fd00::1', all],
    [['loopback'], '127.0.0.1', all],
    [['fd00::/8'], '127.0.0.1', loopback],
  ])('with the proxies %o, that of %s is %i', (proxies, address, limit) =>
    expect(connectionLimit(proxies)(peerAt(address))).toBe(limit),
  )
})

describe('downloads', () => {
  test('of an address and of a person are counted separately, and an end counts once', () => {
    const downloads = boundDownloads()
    const ends = Array.from({ length: 24 }, () => downloads.begin({ address: '9.9.9.9' }))
    expect(() => downloads.begin({ address: '9.9.9.9' })).toThrow('Too many downloads at once')
    downloads.begin({ address: '8.8.8.8' })
    downloads.begin({ person: 1 })
    downloads.begin({ person: 1 })
    expect(() => downloads.begin({ person: 1 })).toThrow('Too many downloads at once')
    downloads.begin({ person: 2 })
    ends[0]?.()
    ends[0]?.()
    downloads.begin({ address: '9.9.9.9' })
    expect(() => downloads.begin({ address: '9.9.9.9' })).toThrow('Too many downloads at once')
  })

  test('of all together have a limit too', () => {
    const downloads = boundDownloads()
    for (let at = 0; at < 400; at++) downloads.begin({ address: `9.9.${at >> 8}.${at % 256}` })
    expect(() => downloads.begin({ address: '8.8.8.8' })).toThrow('busy')
  })
})
