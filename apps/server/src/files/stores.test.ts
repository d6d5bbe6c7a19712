// The same cases over both places of stored files, the folder and an object store; then what only an object store can do wrong.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { keys, objectServer } from '../../test/objects/objectServer.ts'
import { objectStore } from './object/objectStore.ts'
import { localStore, type FileStore } from './store.ts'

const folder = await mkdtemp(join(tmpdir(), 'register-stores-'))
const spool = join(folder, 'spool')
const server = await objectServer()
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => server.fails(undefined))

const failures: string[] = []
const inObjects = (place = server.place()) =>
  objectStore(place, { spool, onFailure: (reason, call) => failures.push(`${reason} ${call}`) })

let last = 0
const newId = (): string => `file-${String(++last).padStart(10, '0')}`
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (store: FileStore, id: string, day?: string) => buffer((await store.read(id, day)).stream)
const codeOf = (error: unknown): unknown => (Object(error) as { code?: unknown }).code
const all = async <T>(of: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const one of of) found.push(one)
  return found
}
const large = Buffer.alloc(3_000_000, 'large file ')

describe.each([
  ['a folder', localStore(join(folder, 'files'))],
  ['an object store', inObjects()],
  ['an object store below a prefix', inObjects(server.place('/registers/one'))],
  ['an object store with the bucket in its host name', inObjects(server.place('', server.hostEnv('/two')))],
])('%s', (_, store) => {
  test('gives back what was put, from bytes and from a stream, and knows its SHA-256', async () => {
    const [one, other, empty] = [newId(), newId(), newId()]
    await store.put(one, large)
    await store.put(
      other,
      (async function* () {
        yield large.subarray(0, 1_000_000)
        yield large.subarray(1_000_000)
      })(),
    )
    await store.put(empty, Buffer.alloc(0))
    for (const id of [one, other]) {
      expect((await store.read(id)).size).toBe(large.length)
      expect(sha256(await bytesOf(store, id))).toBe(sha256(large))
      expect(await store.look(id)).toEqual({ size: large.length, sha256: sha256(large) })
    }
    expect(await bytesOf(store, empty)).toEqual(Buffer.alloc(0))
  })

  test('a file that is not there is ENOENT to a reader, undefined to a look, and nothing to a remover', async () => {
    const id = newId()
    await expect(store.read(id)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await store.look(id)).toBeUndefined()
    await store.remove(id)
  })

  test('what is no id is refused', async () => {
    for (const id of ['../secret.key', 'short', 'a/b/c/d/e/f/g', 'x'.repeat(50), ''])
      await expect(store.read(id)).rejects.toThrow('Not a file id')
  })

  test('bytes that break off leave no file and nothing on its way', async () => {
    const id = newId()
    const broken = (async function* () {
      yield large
      throw new Error('the caller is gone')
    })()
    await expect(store.put(id, broken)).rejects.toThrow('the caller is gone')
    expect(await store.look(id)).toBeUndefined()
    expect(await all(store.olderThan(-60_000))).not.toContain(id)
    expect(await readdir(spool).catch(() => [])).toEqual([])
  })

  test('a removed file is kept under its day, is no file any more, and is named when it goes for good', async () => {
    const id = newId()
    await store.put(id, Buffer.from('content'))
    await store.remove(id)
    await store.remove(id)
    await expect(store.read(id)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await all(store.olderThan(-60_000))).not.toContain(id)
    const [kept] = (await all(store.removed())).filter((one) => one.id === id)
    expect((await bytesOf(store, id, kept?.day)).toString()).toBe('content')
    expect(await store.emptyTrash(1)).toEqual([])
    await store.put(id, Buffer.from('content'), '2020-02-29')
    expect(await store.emptyTrash(35)).toEqual([id])
    expect((await all(store.removed())).filter((one) => one.id === id)).toEqual([kept])
  })

  test('what can be made again is erased at once, and is in no trash', async () => {
    const id = newId()
    await store.put(id, Buffer.from('content'))
    await store.erase(id)
    await store.erase(id)
    await expect(store.read(id)).rejects.toMatchObject({ code: 'ENOENT' })
    expect((await all(store.removed())).filter((one) => one.id === id)).toEqual([])
  })

  test('readers and removers at once: each reader gets the whole file or ENOENT', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 20; round++) {
      const id = newId()
      await store.put(id, Buffer.from('content'))
      const reads = Array.from({ length: 6 }, () =>
        bytesOf(store, id).then(String, (error: unknown) => String(codeOf(error))),
      )
      await Promise.all([store.remove(id), store.remove(id)])
      for (const one of await Promise.all(reads)) outcomes.add(one)
    }
    expect([...outcomes].filter((one) => one !== 'content' && one !== 'ENOENT')).toEqual([])
  })

  test('old files are told from new ones', async () => {
    const id = newId()
    await store.put(id, Buffer.from('content'))
    expect(await all(store.olderThan(60_000))).not.toContain(id)
    expect(await all(store.olderThan(-60_000))).toContain(id)
  })
})

describe('an object store', () => {
  const store = inObjects()

  test('2,500 files are listed once each, over three pages', async () => {
    const elsewhere = inObjects(server.place('/many'))
    for (let n = 0; n < 2_500; n++)
      server.objects.set(`many/files/listed-${String(n).padStart(6, '0')}`, {
        bytes: Buffer.from('x'),
        meta: {},
        at: new Date('2026-01-01'),
      })
    // What another program has put there is not ours.
    server.objects.set('many/files/x/y', { bytes: Buffer.from('x'), meta: {}, at: new Date('2026-01-01') })
    const found = await all(elsewhere.olderThan(1_000))
    expect(found).toHaveLength(2_500)
    expect(new Set(found).size).toBe(2_500)
  })

  test.each([
    ['other bytes of the same length', (bytes: Buffer) => Buffer.alloc(bytes.length, 'z')],
    ['fewer bytes', (bytes: Buffer) => bytes.subarray(1)],
    ['no bytes', () => Buffer.alloc(0)],
  ])('%s in the store: the reader gets an error instead of the end', async (_, changed) => {
    const id = newId()
    await store.put(id, large)
    const kept = server.objects.get(`files/${id}`)
    if (!kept) throw new Error('not stored')
    server.objects.set(`files/${id}`, { ...kept, bytes: changed(kept.bytes) })
    const { stream, size } = await store.read(id)
    let got = 0
    const reading = (async () => {
      for await (const chunk of stream as AsyncIterable<Buffer>) got += chunk.length
    })()
    await expect(reading).rejects.toMatchObject({ code: 'EFILECHANGED' })
    // Less than what it promised, so that an answer over HTTP is broken off too; of no bytes there is none to hold back.
    expect(got).toBeLessThan(size || 1)
  })

  test('an object that came without its SHA-256 is refused, and is not called absent', async () => {
    const id = newId()
    server.objects.set(`files/${id}`, { bytes: large, meta: {}, at: new Date() })
    await expect(store.read(id)).rejects.toMatchObject({ code: 'EFILECHANGED' })
    await expect(store.look(id)).rejects.toMatchObject({ code: 'EFILECHANGED' })
  })

  test('an answer that is cut off in the middle fails the reader', async () => {
    const id = newId()
    await store.put(id, large)
    server.fails(({ method, done }) => (method === 'GET' && done ? 'half' : undefined))
    await expect(bytesOf(store, id)).rejects.toThrow('aborted')
  })

  test.each(['fail', 'cut', 'slow'] as const)('one call that meets "%s" is repeated', async (kind) => {
    const id = newId()
    let left = 1
    server.fails(() => (left-- > 0 ? kind : undefined))
    await store.put(id, large)
    left = 1
    expect(sha256(await bytesOf(store, id))).toBe(sha256(large))
    left = 1
    await store.remove(id)
    expect(await store.look(id)).toBeUndefined()
  })

  test('all connections that are kept ended unseen: a call takes one of its own', async () => {
    const id = newId()
    await store.put(id, large)
    await Promise.all(Array.from({ length: 6 }, () => store.look(id)))
    server.fails(({ reused }) => (reused ? 'cut' : undefined))
    expect(await store.look(id)).toEqual({ size: large.length, sha256: sha256(large) })
  })

  test('more readers than connections that leave before the first byte: the next one reads', async () => {
    const id = newId()
    await store.put(id, large)
    for (let n = 0; n < 40; n++) (await store.read(id)).stream.destroy()
    expect(await bytesOf(store, id)).toHaveLength(large.length)
  })

  test('a copy into the trash that fails in an answer of 200: the file stays', async () => {
    const id = newId()
    await store.put(id, Buffer.from('content'))
    server.fails(({ method }) => (method === 'PUT' ? 'errorIn200' : undefined))
    await expect(store.remove(id)).rejects.toMatchObject({ name: 'StoreAway' })
    server.fails(undefined)
    expect(await bytesOf(store, id)).toEqual(Buffer.from('content'))
  })

  test.each(['fail', 'cut', 'hang'] as const)(
    'a store that goes on with "%s" is away: 503, never absent or empty',
    async (kind) => {
      failures.length = 0
      server.fails(() => kind)
      const id = newId()
      const away = { name: 'StoreAway', status: 503, retryAfter: 5 }
      await Promise.all(
        [
          store.put(id, large),
          store.put(
            id,
            (async function* () {
              yield large
            })(),
          ),
          store.read(id),
          store.look(id),
          store.remove(id),
          all(store.olderThan(0)),
          all(store.removed()),
          store.emptyTrash(1),
        ].map((call) => expect(call).rejects.toMatchObject(away)),
      )
      expect(failures).toHaveLength(8)
    },
  )

  test.each([
    ['another secret', { FILES_SECRET_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
    ['another key', { FILES_ACCESS_KEY: 'wrong' }, 'InvalidAccessKeyId'],
    [
      'a bucket that is not there',
      { FILES_URL: server.env()['FILES_URL']?.replace('register-files', 'other') ?? '' },
      'NoSuchBucket',
    ],
  ])('%s: refused with its reason, and no file is called absent', async (_, more, reason) => {
    const wrong = inObjects(server.place('', more))
    for (const call of [() => wrong.read(newId()), () => wrong.put(newId(), large), () => all(wrong.olderThan(0))])
      await expect(call()).rejects.toMatchObject({ name: 'StoreAway', reason })
  })

  test('a look into a bucket that is not there says nothing of the file', async () => {
    const elsewhere = { FILES_URL: server.env()['FILES_URL']?.replace('register-files', 'other') ?? '' }
    await expect(inObjects(server.place('', elsewhere)).look(newId())).rejects.toMatchObject({ reason: 'NoSuchBucket' })
  })

  test.each([
    ['a page', '<html>'],
    ['half of a list', '<ListBucketResult><Contents><Key>files/file-0000000001</Key>'],
  ])('%s is no list, and no end of one', async (_, text) => {
    const { objects } = readConfig({ ...keys, FILES_URL: server.env()['FILES_URL'] })
    if (!objects) throw new Error('no store')
    // The address of an object instead of that of the bucket answers 200 with other bytes.
    const id = newId()
    await store.put(id, Buffer.from(text))
    const other = inObjects({ ...objects, bucketUrl: `${objects.bucketUrl}/files/${id}` })
    await expect(all(other.olderThan(0))).rejects.toMatchObject({ name: 'StoreAway' })
  })

  /** Runs a process that does `act`, and kills it when the server says so. */
  async function killed(act: 'put' | 'remove', id: string, when: (call: { method: string; done: boolean }) => boolean) {
    const child = fork(join(import.meta.dirname, '../../dist/src/files/object/testChild.js'), [act, id, spool], {
      execArgv: [],
      env: { ...process.env, ...server.env() },
    })
    const ended = once(child, 'exit')
    let wasKilled = false
    server.fails((call) => {
      if (!when(call)) return undefined
      wasKilled = true
      child.kill('SIGKILL')
      return 'hang'
    })
    await ended
    server.fails(undefined)
    expect(wasKilled).toBe(true)
  }

  test('a process killed while it puts leaves the whole file or none, and nothing on its way', async () => {
    for (const done of [false, true]) {
      const id = newId()
      await killed('put', id, (call) => call.method === 'PUT' && call.done === done)
      const found = await store.look(id)
      expect(found?.size).toBe(done ? 400_000 : undefined)
      if (done) expect(await bytesOf(store, id)).toHaveLength(400_000)
      expect(await readdir(spool)).toEqual([])
    }
  })

  test('a process killed at any step of removing loses nothing, and removing again ends it', async () => {
    for (const [method, done] of [
      ['PUT', false],
      ['PUT', true],
      ['DELETE', false],
      ['DELETE', true],
    ] as const) {
      const id = newId()
      await store.put(id, Buffer.from('content'))
      await killed('remove', id, (call) => call.method === method && call.done === done)
      const [there, kept] = [await store.look(id), (await all(store.removed())).filter((one) => one.id === id)]
      expect([there !== undefined, kept.length], `${method} ${done}`).toEqual([
        method === 'PUT' || !done,
        method === 'PUT' && !done ? 0 : 1,
      ])
      await store.remove(id)
      expect(await store.look(id)).toBeUndefined()
      expect(await bytesOf(store, id, (await all(store.removed())).find((one) => one.id === id)?.day)).toEqual(
        Buffer.from('content'),
      )
    }
  })
})
