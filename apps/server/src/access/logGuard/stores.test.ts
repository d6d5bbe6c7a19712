// Every store of the guard keeps the same promises: of two writers one wins, nothing goes back, and a store that is away is not an empty one.
import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { objectServer } from '../../../test/objects/objectServer.ts'
import { objectGuard } from '../../files/object/guard.ts'
import { newDatabase, newFolder } from '../../start/tried.ts'
import { fileGuard } from './file.ts'
import { GuardAway, guardIn, isLater, type Guard, type GuardStore } from './guard.ts'
import { guardedLog, type GuardStanding } from './guarded.ts'
import { postgresGuard } from './postgres.ts'

const app = await testApp()
const server = await objectServer()
const [folder, place] = [await newFolder(), await newDatabase()]
const open: GuardStore[] = []
afterEach(() => server.fails(undefined))
afterAll(async () => {
  for (const store of open) await store.end()
  await server.close()
})

/** Each call is another process: a store of its own on the same place. */
const stores: readonly [string, (register: string) => GuardStore][] = [
  ['a file', (register) => fileGuard(join(folder, register, 'guard.json'))],
  ['a second PostgreSQL', (register) => postgresGuard(place.url, register, app.db)],
  ['an object', (register) => objectGuard(server.place('/guards'), `${register}.json`, register)],
]
const opened = (store: GuardStore): GuardStore => {
  open.push(store)
  return store
}
const at = (size: number, more: Partial<Guard> = {}): Guard => ({ number: 1, size, head: `head ${size}`, ...more })

describe.each(stores)('%s', (_, storeOf) => {
  test('remembers what it was given, and goes on from there alone', async () => {
    const [one, other] = [opened(storeOf('R-1')), opened(storeOf('R-1'))]
    expect(await one.read()).toBeUndefined()
    expect(await one.advance(at(2), undefined)).toBe(true)
    expect(await other.read()).toEqual(at(2))
    // What is remembered is another one than the writer has read.
    expect(await other.advance(at(5), undefined)).toBe(false)
    expect(await other.advance(at(5), at(2, { head: 'another' }))).toBe(false)
    expect(await other.advance(at(5), at(2))).toBe(true)
    // Backwards, and the same size with another head.
    expect(await one.advance(at(4), at(5))).toBe(false)
    expect(await one.advance(at(5, { head: 'another' }), at(5))).toBe(false)
    expect(await one.advance(at(5, { root: 'root' }), at(5))).toBe(true)
    expect(await one.advance(at(5), at(5, { root: 'root' }))).toBe(false)
    // A log that began anew may be shorter.
    expect(await one.advance(at(1, { number: 2 }), at(5, { root: 'root' }))).toBe(true)
    expect(await one.advance(at(9), at(1, { number: 2 }))).toBe(false)
    expect(await other.read()).toEqual(at(1, { number: 2 }))
    expect(await opened(storeOf('R-2')).read()).toBeUndefined()
  })

  test('of writers at once from the same place one wins, every time', async () => {
    const writers = [1, 2, 3].map(() => opened(storeOf('R-3')))
    let from: Guard | undefined
    for (let size = 1; size <= 8; size++) {
      const won = await Promise.all(
        writers.map((store, n) => store.advance(at(size, { head: `${size} of writer ${n}` }), from)),
      )
      expect(won.filter(Boolean)).toHaveLength(1)
      from = await writers[0]?.read()
      expect(from?.head).toBe(`${size} of writer ${won.indexOf(true)}`)
    }
  })
})

test('a file that is damaged is no empty one', async () => {
  const file = join(folder, 'damaged.json')
  await writeFile(file, '{"size":"many"}')
  await expect(fileGuard(file).read()).rejects.toThrow('is damaged')
  await expect(fileGuard(file).advance(at(1), undefined)).rejects.toThrow('is damaged')
})

test('what another register, or another program, has put where the object is, is not overwritten', async () => {
  expect(await opened(objectGuard(server.place('/own'), 'guard.json', 'R-1')).advance(at(1), undefined)).toBe(true)
  const other = opened(objectGuard(server.place('/own'), 'guard.json', 'R-2'))
  await expect(other.prepare()).rejects.toThrow('belongs to another register, or is damaged')
  await expect(other.advance(at(1), undefined)).rejects.toThrow('check LOG_GUARD')
  const stored = server.objects.get('own/guard.json')
  expect(String(stored?.bytes)).toBe('{"register":"R-1","number":1,"size":1,"head":"head 1"}\n')
})

test('a store that ignores conditions is refused, and has kept no trace of the trial', async () => {
  server.ignoresConditions(true)
  const store = opened(objectGuard(server.place('/proof'), 'guard.json', 'R-1'))
  await expect(store.prepare()).rejects.toThrow('does not honour the conditions of a write')
  await expect(store.advance(at(1), undefined)).rejects.toThrow('name a second PostgreSQL instead')
  server.ignoresConditions(false)
  await store.prepare()
  expect([...server.objects.keys()].filter((key) => key.startsWith('proof/'))).toEqual([])
})

test('an answer that is lost on the way costs a second look, and nothing else', async () => {
  const store = opened(objectGuard(server.place('/lost'), 'guard.json', 'R-1'))
  await store.prepare()
  let cut = 1
  server.fails(({ method, done }) => (method === 'PUT' && done && cut-- > 0 ? 'cut' : undefined))
  // The call is repeated by the client, and then finds what it has written itself.
  expect(await store.advance(at(1), undefined)).toBe(false)
  expect(await store.read()).toEqual(at(1))
})

test('a register’s own database is no guard of it', async () => {
  const url = new URL(place.url)
  url.pathname = `/${app.owner.database}`
  await expect(opened(postgresGuard(url.href, 'R-1', app.db)).prepare()).rejects.toThrow(
    "LOG_GUARD is the register's own database",
  )
  // Another database of the same server goes back with the server: it is allowed, and the start says it.
  expect(await opened(postgresGuard(place.url, 'R-1', app.db)).prepare()).toContain('name another server')
})

const away = () => new URL('postgres://guard:secret-word@127.0.0.1:9/guard').href
describe('while the store that decides is away', () => {
  test('nothing is signed before it was read once, and no empty file stands in for it', async () => {
    const said: GuardStanding[] = []
    const file = fileGuard(join(folder, 'never.json'))
    const outer = opened(postgresGuard(away(), 'R-1', app.db))
    const guard = guardedLog(app.secrets, app.db, [outer, file], (standing) => said.push(standing))
    await guard.look()
    await guard.look()
    expect(said).toEqual([{ kind: 'away', seen: undefined, reason: 'ECONNREFUSED' }])
    expect(() => guard.secrets.log.sign('text')).toThrow('its guard cannot be reached')
    await expect(guard.remember(at(0))).rejects.toThrow(GuardAway)
    expect(await file.read()).toBeUndefined()
  })

  test('acts go on from what was known of it, nothing is published, and all goes on when it is back', async () => {
    const said: string[] = []
    const outer = opened(objectGuard(server.place('/away'), 'guard.json', 'R-1'))
    const guard = guardedLog(app.secrets, app.db, [outer, fileGuard(join(folder, 'away.json'))], ({ kind }) =>
      said.push(kind),
    )
    await guard.look()
    server.fails(() => 'fail')
    await guard.look()
    expect(guard.standing()).toMatchObject({ kind: 'away', reason: 'InternalError' })
    expect(guard.secrets.log.sign('text')).toBe(app.secrets.log.sign('text'))
    await expect(guard.remember(at(0))).rejects.toThrow('InternalError')
    server.fails(undefined)
    expect(await guard.remember(at(0))).toBe(true)
    expect(guard.standing().kind).toBe('good')
    expect(said).toEqual(['away', 'good'])
    expect(await outer.read()).toEqual(at(0))
  })

  test('a database that is behind what it was known to say is held back all the same', async () => {
    const outer = opened(objectGuard(server.place('/known'), 'guard.json', 'R-1'))
    await outer.advance(at(7_000), undefined)
    const guard = guardedLog(app.secrets, app.db, [outer], () => {})
    await guard.look()
    server.fails(() => 'fail')
    await guard.look()
    expect(guard.standing()).toMatchObject({ kind: 'behind', seen: { size: 7_000 } })
    expect(() => guard.secrets.log.sign('text')).toThrow('signs nothing new')
  })
})

test('what is later, and what is no guard', () => {
  expect(isLater(at(1), undefined)).toBe(true)
  expect(isLater(at(1), at(1))).toBe(false)
  expect(isLater(at(0, { number: 2 }), at(9))).toBe(true)
  expect(guardIn({ size: 3, head: 'x' })).toEqual({ number: 1, size: 3, head: 'x' })
  for (const value of [null, 'x', {}, { size: -1, head: '' }, { size: 1 }, { size: 1, head: 'x', number: 0 }, [1]])
    expect(guardIn(value)).toBeUndefined()
})
