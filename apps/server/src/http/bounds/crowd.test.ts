// Tests how many connections and downloads one address may have, and which bound applies to whom.
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import type { TrustedProxies } from '../../config/parsed.ts'
import { boundConnections, boundDownloads, connectionLimit } from './crowd.ts'

describe('connections', async () => {
  const server = createServer((_, response) => response.end('here'))
  boundConnections(server, false, () => 3)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  /** What the server sends on a new connection that stays open; undefined when the connection is dropped. */
  const knock = () =>
    new Promise<string>((said) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'))
      sockets.push(socket)
      socket.once('data', (chunk) => said(chunk.toString().slice(0, 12)))
      socket.on('error', () => {})
      socket.once('close', () => said(''))
    })

  test('past the limit are dropped, and accepted again when one has ended', async () => {
    expect([await knock(), await knock(), await knock()]).toEqual(Array(3).fill('HTTP/1.1 200'))
    expect(await knock()).toBe('')
    sockets[0]?.destroy()
    await expect.poll(knock).toBe('HTTP/1.1 200')
    expect(await knock()).toBe('')
  })
})

describe('the limit of an address', () => {
  const [usual, loopback, all] = [400, 2_000, 6_000]
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
    expect(connectionLimit(proxies)(address)).toBe(limit),
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
