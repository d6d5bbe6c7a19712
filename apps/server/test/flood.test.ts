// Tests callers who send requests and never read the answers: others are served as before, and refusals cost little.
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { endpoint } from '@register/contract/endpoint'
import { getSalt, login } from '@register/contract/system/account'
import { uploadPublicFile } from '@register/contract/system/file'
import { admission, type Admission } from '../src/http/limits/admission.ts'
import { unboundDownloads } from '../src/http/limits/crowd.ts'
import { handle, type Route } from '../src/http/handle.ts'
import { noRates } from '../src/http/limits/rate.ts'
import { listenersOf } from '../src/http/open/listeners.ts'
import { httpServer } from '../src/http/server.ts'
import { testApp } from './app.ts'
import { certificateFile } from './make.ts'
import { exchange, listening, portOf, posted, unreading } from './sockets.ts'

const app = await testApp()
const port = await listening(app.app.http)
const bounded = await testApp({ rateLimit: true })
const boundedPort = await listening(bounded.app.http)

const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})
/** Makes this number of callers who send `text` and read nothing. */
async function flood(count: number, text: string, to = port): Promise<void> {
  sockets.push(...(await Promise.all(Array.from({ length: count }, () => unreading(to, text)))))
}

const got = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`
const statusOf = (answer: string) => Number(answer.slice(9, 12))
const honest = async (text: string, to = port) => statusOf(await exchange(to, text))
const search = posted(frontList.path, {}, { connection: 'close' })

// More than the system buffers for a reader.
const largeFile = { name: 'large.pdf', bytes: Buffer.concat([certificateFile.bytes, Buffer.alloc(9_900_000)]) }
const unknownKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`k${at}`, 1])))

const anyonesRead = { method: 'GET', access: 'anyone', effect: 'read' } as const

/** A server of these routes alone. */
const serving = (places: Admission, routes: readonly Route[]) =>
  httpServer({
    db: app.db,
    publicReads: app.publicReads,
    actors: app.app.actors,
    secrets: app.secrets,
    admission: places,
    rates: noRates,
    usage: app.app.usage,
    refusals: app.app.refusals,
    scan: undefined,
    downloads: unboundDownloads,
    listeners: listenersOf(() => Promise.resolve(0)),
    boundAddresses: false,
    publicUrl: undefined,
    trustProxy: false,
    metrics: { token: undefined, state: () => Promise.reject(new Error('not asked for')) },
    demo: false,
    log: pino({ level: 'silent' }),
    routes,
  })

describe('readers who take nothing leave all places to others', () => {
  test('eighty of one public file', async () => {
    const admin = await app.as('admin')
    const { url } = await admin(uploadPublicFile, { body: {} }, { file: largeFile })
    await flood(80, got(url))
    // Looking up eighty files takes a moment, so this waits once; after that every search must be answered.
    await expect.poll(() => honest(search)).toBe(200)
    for (let call = 0; call < 5; call++) expect(await honest(search)).toBe(200)
  })

  test('seventy of long answers', async () => {
    const long = handle(
      endpoint({ ...anyonesRead, path: '/api/long', summary: ['长', 'Long'], output: z.string() }),
      () => Promise.resolve('x'.repeat(8_000_000)),
    )
    const places = admission()
    const http = await serving(places, [long])
    await http.listen({ port: 0, host: '127.0.0.1' })
    await flood(70, got('/api/long'), portOf(http))
    await expect.poll(() => places.running().read).toBe(0)
    // Ends the readers at once instead of waiting for them.
    for (const socket of sockets.splice(-70)) socket.destroy()
    await http.close()
  })

  test('ninety searches and sixteen sign-ins with 80,000 unknown fields', async () => {
    await flood(90, posted(frontList.path, unknownKeys))
    await flood(16, posted(login.path, unknownKeys))
    expect(await honest(search)).toBe(200)
    expect(await honest(got(getSalt.path))).toBe(200)
    expect(await honest(posted(login.path, {}, { connection: 'close' }))).toBe(400)
  })
})

describe('one address', () => {
  test('may download so much at once, and more when it has read', async () => {
    const admin = await bounded.as('admin')
    const { url } = await admin(uploadPublicFile, { body: {} }, { file: largeFile })
    await flood(24, got(url), boundedPort)
    const refused = await exchange(boundedPort, got(url))
    expect(refused).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 5/)
    // Polled, because the database, which all test files share, may refuse a connection for a moment.
    await expect.poll(() => honest(search, boundedPort)).toBe(200)
    sockets.pop()?.destroy()
    await expect.poll(() => honest(got(url), boundedPort)).toBe(200)
  })

  test('may send so many refused bodies a minute, and then none is read', async () => {
    const wrong = posted(frontList.path, '{', { connection: 'close' })
    // One after the other, so that each is counted before the next arrives.
    for (let call = 0; call < 300; call++) expect(await honest(wrong, boundedPort)).toBe(400)
    const answer = await exchange(boundedPort, wrong)
    expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/)
    // A request without a body is read as before.
    expect(await honest(got(getSalt.path), boundedPort)).toBe(200)
  })
})

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

describe('a flood of one address', async () => {
  let begun = 0
  let end = () => {}
  const over = new Promise<void>((resolve) => (end = resolve))
  const slow = handle(
    endpoint({ ...anyonesRead, path: '/api/slow', summary: ['慢', 'Slow'], output: z.string() }),
    async () => {
      begun++
      await over
      return 'slow'
    },
  )
  const quick = handle(
    endpoint({ ...anyonesRead, path: '/api/quick', summary: ['快', 'Quick'], output: z.string() }),
    () => Promise.resolve('quick'),
  )
  const http = await serving(admission(), [slow, quick])
  const call = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    http.inject({ method: 'GET', url, remoteAddress, headers })
  const [flooding, other] = ['203.0.113.1', '198.51.100.7']

  test('waits behind itself: forty slow calls leave the others their places, also an account of the same address', async () => {
    const staff = await app.as('body-staff')
    const authorization = `Bearer ${staff.token}`
    const slowCalls = Array.from({ length: 40 }, () => call('/api/slow', flooding))
    await expect.poll(() => begun).toBe(2)
    for (let n = 0; n < 5; n++) {
      expect((await call('/api/quick', other)).statusCode).toBe(200)
      expect((await call('/api/quick', flooding, { authorization })).statusCode).toBe(200)
    }
    expect(begun).toBe(2)
    // Past what may wait: refused at once, with the time to come again.
    const more = Array.from({ length: 30 }, () => call('/api/slow', flooding))
    const refused = await Promise.race(more)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
    expect((await call('/api/quick', other)).statusCode).toBe(200)
    end()
    expect((await Promise.all(slowCalls)).map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
    await http.close()
  })

  test('whose callers have left leaves nothing to do', async () => {
    const done: string[] = []
    let go = () => {}
    const begin = new Promise<void>((resolve) => (go = resolve))
    const work = handle(
      endpoint({ ...anyonesRead, path: '/api/work', summary: ['工作', 'Work'], output: z.string() }),
      async () => {
        done.push('work')
        await begin
        return 'work'
      },
    )
    const places = admission()
    const there = await serving(places, [work])
    const at = await listening(there)
    await flood(12, got('/api/work'), at)
    await expect.poll(() => done.length).toBe(2)
    for (const socket of sockets.splice(-12)) socket.destroy()
    await expect.poll(() => connectionsOf(there)).toBe(0)
    const staying = exchange(at, got('/api/work'))
    await expect.poll(() => connectionsOf(there)).toBe(1)
    go()
    expect(statusOf(await staying)).toBe(200)
    expect(done).toHaveLength(3)
    await there.close()
  })

  test('is refused before its body arrives, once its minute is used up', async () => {
    for (let n = 0; n < 121; n++) await honest(search, boundedPort)
    // Announces a body, and sends none.
    const announced = `POST ${frontList.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\nconnection: close\r\n\r\n`
    expect(await exchange(boundedPort, announced)).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/)
  })
})
