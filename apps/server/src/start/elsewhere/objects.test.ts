// Starts of a register whose files are in an object store: what is marked, and each wrong place with the one line that it prints.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keys, objectServer } from '../../../test/objects/objectServer.ts'
import { readConfig } from '../../config.ts'
import { withRegister } from '../../operator/command.ts'
import { key, newDatabase, newFolder, tried } from '../tried.ts'

const server = await objectServer()
afterAll(() => server.close())
beforeEach(() => server.fails(undefined))
const { FILES_URL = '' } = server.env()

/** What stops a command of the operator, such as a back-up; empty where it goes on. */
const command = (env: NodeJS.ProcessEnv): Promise<string> =>
  withRegister(readConfig(env), 'app', () => Promise.resolve('')).catch((error: unknown) => String(error))

test.each([
  ['a bucket without its keys', { FILES_URL }, /^FILES_ACCESS_KEY is required with FILES_URL/],
  ['a key without a bucket', { FILES_SECRET_KEY: 'x' }, /^FILES_SECRET_KEY needs FILES_URL/],
  [
    'plain http to another machine',
    { ...keys, FILES_URL: 'http://s3.example.cn/files' },
    /must be https: http is for this machine alone/,
  ],
  [
    'an address without a bucket',
    { ...keys, FILES_URL: 'https://s3.example.cn/' },
    /^FILES_URL="https:\/\/s3\.example\.cn\/" must name a bucket, .* set FILES_STYLE=host/,
  ],
  [
    'a host without a bucket',
    { ...keys, FILES_URL: 'https://127.0.0.1/register-files', FILES_STYLE: 'host' },
    /must have the bucket first in its host name with FILES_STYLE=host/,
  ],
  ['a style of its own', { ...keys, FILES_URL, FILES_STYLE: 'virtual' }, /must be path or host/],
  ['a style without a store', { FILES_STYLE: 'host' }, /^FILES_STYLE needs FILES_URL/],
  ['a prefix that climbs', { ...keys, FILES_URL: 'https://s3.example.cn/b/..%2fc' }, /must be a web address such as/],
])('%s is refused', (_, env, said) => {
  expect(() => readConfig(env)).toThrow(said)
})

test('bucket and prefix are read from the address', () => {
  const { objects } = readConfig({ ...keys, FILES_URL: 'https://s3.example.cn/files/registers/one/' })
  expect(objects).toMatchObject({
    bucketUrl: 'https://s3.example.cn/files',
    prefix: 'registers/one/',
    url: 'https://s3.example.cn/files/registers/one',
    copyFrom: '/files/registers/one',
    region: 'us-east-1',
  })
})

test('with the bucket in the host name all of the path is the prefix', () => {
  const host = 'https://register-files.oss-cn-hangzhou.aliyuncs.com'
  const at = (path: string) => readConfig({ ...keys, FILES_URL: host + path, FILES_STYLE: 'host' }).objects
  expect(at('/')).toMatchObject({ bucketUrl: `${host}/`, prefix: '', url: host, copyFrom: '/register-files' })
  expect(at('/registers/one/')).toMatchObject({
    bucketUrl: `${host}/`,
    prefix: 'registers/one/',
    url: `${host}/registers/one`,
    copyFrom: '/register-files/registers/one',
  })
})

test('a bucket that the settings have in another place than the service is told with what to set', async () => {
  const right = { DATABASE_URL: (await newDatabase()).url, SECRET_KEY: key, DEMO: 'off', DATA_DIR: await newFolder() }
  const refusal = async (env: Record<string, string>) =>
    (await tried({ ...right, ...server.env(), ...env })).refused.join()
  const inHost = server.hostEnv('/registers')
  // A setting that was forgotten: the service takes the prefix for a file.
  expect(await refusal({ FILES_URL: inHost['FILES_URL'] ?? '' })).toContain(
    'this address is no bucket: check FILES_URL',
  )
  // The name of the service itself, which answers with the list of its buckets.
  const service = new URL(FILES_URL)
  service.hostname = 's3.localhost'
  expect(await refusal({ FILES_URL: service.origin, FILES_STYLE: 'host' })).toContain('this address is no bucket')
  server.takesHostsAlone(true)
  expect(await refusal({})).toContain(
    'this service has the bucket in the host name: put it there in FILES_URL, and set',
  )
  server.takesHostsAlone(false)
  expect((await tried({ ...right, ...inHost })).refused).toEqual([])
  expect([...server.objects.keys()]).toEqual(['registers/register-id.txt'])
  server.objects.clear()
})

test('a store that cannot be used is told by its setting, and nothing is begun', async () => {
  const database = await newDatabase()
  const right = { ...server.env(), DATABASE_URL: database.url, SECRET_KEY: key, DEMO: 'off' }
  for (const [env, said] of [
    [{ FILES_SECRET_KEY: 'wrong' }, 'FILES_SECRET_KEY is wrong'],
    [{ FILES_ACCESS_KEY: 'wrong' }, 'FILES_ACCESS_KEY is not known there'],
    [{ FILES_URL: FILES_URL.replace('register-files', 'other') }, 'there is no such bucket'],
    [{ FILES_URL: 'http://127.0.0.1:9/register-files' }, 'it cannot be reached'],
  ] as const) {
    const folder = await newFolder()
    const { refused } = await tried({ ...right, ...env, DATA_DIR: folder })
    expect(refused).toEqual([
      expect.stringMatching(new RegExp(`^The object store FILES_URL=.* cannot be used: ${said} · `)),
    ])
    expect(refused.join()).not.toContain(keys.FILES_SECRET_KEY)
    expect(await readdir(folder)).toEqual([])
  }
  expect(await database.query("SELECT 1 FROM pg_class WHERE relname = 'app_user'")).toEqual([])
  expect([...server.objects.keys()]).toEqual([])
})

test('a store is marked as that of its register; the register is refused without it, and another register with it', async () => {
  const [folder, otherFolder] = [await newFolder(), await newFolder()]
  const right = { DATABASE_URL: (await newDatabase()).url, SECRET_KEY: key, DEMO: 'off', DATA_DIR: folder }
  expect((await tried({ ...right, ...server.env() })).refused).toEqual([])
  const id = /Register (\S+)/.exec(await readFile(join(folder, 'register-id.txt'), 'utf8'))?.[1] ?? ''
  expect(server.objects.get('register-id.txt')?.bytes.toString()).toContain(`Register ${id}`)
  expect((await tried(right)).refused).toEqual([
    expect.stringContaining(`The files of this register are in ${FILES_URL}: set FILES_URL.`),
  ])
  expect(await command(right)).toContain(`The files of this register are in ${FILES_URL}`)
  expect(await command({ ...right, ...server.env() })).toBe('')
  const other = { ...right, DATABASE_URL: (await newDatabase()).url, DATA_DIR: otherFolder }
  expect((await tried({ ...other, ...server.env() })).refused).toEqual([
    expect.stringMatching(new RegExp(`FILES_URL=\\S+ belongs to register ${id}, but the database is register `)),
  ])
  expect((await tried({ ...right, ...server.env() })).refused).toEqual([])
})

test('a register that has files is not started on an empty store', async () => {
  const [database, folder] = [await newDatabase(), await newFolder()]
  const right = { DATABASE_URL: database.url, SECRET_KEY: key, DEMO: 'off', DATA_DIR: folder }
  expect((await tried(right)).refused).toEqual([])
  await database.query(
    "INSERT INTO stored_file (id, name, kind, mime, size, sha256, visibility) VALUES ('a-file-0000000', 'a.pdf', 'other', 'application/pdf', 1, 'x', 'private')",
  )
  await mkdir(join(folder, 'files', 'a-'), { recursive: true })
  await writeFile(join(folder, 'files', 'a-', 'a-file-0000000'), 'a')
  expect((await tried({ ...right, ...server.env('/empty') })).refused).toEqual([
    expect.stringContaining('does not have the files of this register: run npm run files:move -- --to store first'),
  ])
  expect(await command({ ...right, ...server.env('/empty') })).toContain('does not have the files of this register')
  expect((await tried(right)).refused).toEqual([])
})
