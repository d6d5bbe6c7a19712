// Starts of a register whose guard is elsewhere: what is refused, what is said, and that no password is.
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { objectServer } from '../../../test/objects/objectServer.ts'
import { readConfig } from '../../config.ts'
import { key, newDatabase, newFolder, tried } from '../tried.ts'

const server = await objectServer()
afterAll(() => server.close())
beforeEach(() => {
  server.fails(undefined)
  server.ignoresConditions(false)
})
const inBucket = 's3://register-files/guards/log-guard.json'
const right = async () => ({
  DATABASE_URL: (await newDatabase()).url,
  SECRET_KEY: key,
  DEMO: 'off',
  DATA_DIR: await newFolder(),
})

test.each([
  ['another form', { LOG_GUARD: 'https://s3.example.cn/bucket/key' }, /^LOG_GUARD must look like s3:\/\/bucket/],
  ['a bucket without an object', { LOG_GUARD: 's3://bucket' }, /^LOG_GUARD must look like/],
  ['an object that climbs', { LOG_GUARD: 's3://bucket/..' }, /^LOG_GUARD must look like/],
  ['an object without a service', { LOG_GUARD: inBucket }, /^LOG_GUARD in the form s3:\/\/ needs FILES_URL/],
  [
    'the database of the register',
    { DATABASE_URL: 'postgres://a:b@db/register', SECRET_KEY: key, LOG_GUARD: 'postgres://c:secret-word@db/register' },
    /^LOG_GUARD must not be the database of DATABASE_URL/,
  ],
])('%s is refused, without its password', (_, env, said) => {
  expect(() => readConfig(env)).toThrow(said)
  expect(() => readConfig(env)).not.toThrow('secret-word')
})

test('the object is at the service that FILES_URL names, with the bucket in the path or in the host name', () => {
  const keys = { FILES_ACCESS_KEY: 'a', FILES_SECRET_KEY: 'b', LOG_GUARD: 's3://other/registers/one/guard.json' }
  expect(readConfig({ ...keys, FILES_URL: 'https://s3.example.cn/files/below' }).logGuard).toMatchObject({
    key: 'guard.json',
    place: { bucketUrl: 'https://s3.example.cn/other', url: 'https://s3.example.cn/other/registers/one' },
  })
  const host = { FILES_URL: 'https://files.oss-cn-hangzhou.aliyuncs.com', FILES_STYLE: 'host' }
  expect(readConfig({ ...keys, ...host }).logGuard).toMatchObject({
    place: {
      bucketUrl: 'https://other.oss-cn-hangzhou.aliyuncs.com/',
      url: 'https://other.oss-cn-hangzhou.aliyuncs.com/registers/one',
    },
  })
})

test('a store that does not honour conditions ends the start with one sentence', async () => {
  server.ignoresConditions(true)
  const { refused } = await tried({ ...(await right()), ...server.env('/one'), LOG_GUARD: inBucket })
  expect(refused).toEqual([expect.stringMatching(/^The object store of LOG_GUARD \(.*\) does not honour .* · /)])
})

test('with one that does the register begins; where the guard has seen more than the database, that is said', async () => {
  const env = { ...(await right()), ...server.env('/two'), LOG_GUARD: inBucket }
  const first = await tried(env)
  expect(first.refused).toEqual([])
  expect(first.said.join()).not.toContain('LOG_GUARD')
  expect([...server.objects.keys()].filter((name) => name.startsWith('guards/'))).toEqual([])
  const register = /Register (\S+)/.exec(await readFile(join(env.DATA_DIR, 'register-id.txt'), 'utf8'))?.[1]
  const bytes = Buffer.from(JSON.stringify({ register, number: 1, size: 99, head: 'x'.repeat(64) }))
  server.objects.set('guards/log-guard.json', { bytes, meta: {}, at: new Date() })
  const again = await tried(env)
  expect(again.refused).toEqual([])
  expect(again.said).toContainEqual(
    expect.stringContaining('The database is older than the public log that was shown, of 99 entries'),
  )
})

test('a guard that is away stops no start of a register that has begun: it is said without its password, and look-ups go on', async () => {
  const LOG_GUARD = 'postgres://guard:secret-word@127.0.0.1:9/guard'
  const env = await right()
  // A log begins only where it is known that the public has seen none.
  expect((await tried({ ...env, LOG_GUARD })).refused).toEqual([
    expect.stringMatching(
      /^LOG_GUARD cannot be used now \(ECONNREFUSED\), and the log does not begin without it: .* · /,
    ),
  ])
  expect((await tried(env)).refused).toEqual([])
  const { refused, said } = await tried({ ...env, LOG_GUARD }, async (address) => {
    expect((await fetch(`${address}/api/business/integrity/head`)).status).toBe(200)
  })
  expect(refused).toEqual([])
  expect(said).toContainEqual(expect.stringContaining('LOG_GUARD cannot be used now (ECONNREFUSED)'))
  expect(said.join()).not.toContain('secret-word')
})
