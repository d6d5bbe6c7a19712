// The program that checks the log from outside, against what a cache, a forged proof or an interruption may do to what it reads.
import { once } from 'node:events'
import { access, link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { integrityKey } from '@register/contract/business/integrity/log'
import { logProof } from '@register/contract/business/integrity/tree'
import type { Report } from '@register/contract/business/report/shape'
import { testApp } from '../../../../../test/app.ts'
import { checkLog } from '../../../../../test/log/checkLog.ts'
import { sequenced } from '../../../../../test/log/sequenced.ts'
import { through as behind } from '../../../../../test/log/through.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { extend, lockHead, signHead } from '../log/chain.ts'

const app = await testApp()
const folder = await mkdtemp(join(tmpdir(), 'register-check-'))
const memory = join(folder, 'memory.json')
const servers: Server[] = []
let url: string
let given: Report

/** The register behind a cache that answers some files otherwise. */
const through = (changed: Parameters<typeof behind>[2]) => behind(url, servers, changed)
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at] = 255 - (copy[at] ?? 0)
  return copy
}

async function addEntries(count: number) {
  const { id: reportId, publicId, certificateNo, version } = given
  const [last] = await app.db.selectFrom('integrity_entry').selectAll().orderBy('id', 'desc').limit(1).execute()
  const act = {
    reportId,
    publicId,
    certificateNo: certificateNo ?? '',
    version,
    contentHash: last?.content_hash ?? '',
    kind: 'revision' as const,
  }
  await app.db.transaction().execute(async (tx) => {
    const acts = Array.from({ length: count }, () => act)
    await signHead(tx, app.secrets, await extend(tx, await lockHead(tx), acts))
  })
  await sequenced(app)
}

beforeAll(async () => {
  url = await app.app.http.listen({ port: 0, host: '127.0.0.1' })
  given = await publishedReport(app)
  await addEntries(600)
})
afterEach(async () => {
  for (const server of servers.splice(0)) server.close()
  await rm(memory, { force: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('one certificate is proved to be in the log, another is not there', async () => {
  const { certificateNo } = given
  const said = await checkLog(url, '--certificate', certificateNo ?? '')
  expect(said).toMatchObject({ code: 0, found: [] })
  expect(said.out).toContain(`revision of ${certificateNo}`)
  expect(await checkLog(url, '--certificate', 'TSX31109019990001')).toMatchObject({
    code: 1,
    found: [expect.stringContaining('The log has no entry of certificate TSX31109019990001')],
  })
})

test('what a register says reaches the terminal without control characters', async () => {
  const answer = JSON.stringify({ code: 500, msg: '\u001b]0;all is well\u0007' })
  const cache = await through((path, bytes) => (path.endsWith('/integrity/key') ? Buffer.from(answer) : bytes))
  expect(await checkLog(cache)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('?]0;all is well?') as string,
  })
})

test('an answer that has no end, and one that asks to wait for days, end the check with a sentence', async () => {
  const long = await through((path, bytes) => (path === '/log/checkpoint' ? Buffer.alloc(33 * 1024 * 1024) : bytes))
  expect(await checkLog(long)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('/log/checkpoint answers with more than 33,554,432 bytes') as string,
  })
  const busy = createServer((_, response) => response.writeHead(429, { 'retry-after': '86400' }).end())
  servers.push(busy.listen(0, '127.0.0.1'))
  await once(busy, 'listening')
  expect(await checkLog(`http://127.0.0.1:${(busy.address() as AddressInfo).port}`)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('asks to wait 86,400 seconds: check again then') as string,
  })
})

const lies: [string, string[], (path: string, bytes: Buffer) => Buffer, string][] = [
  [
    'a tile that was altered in a cache',
    [],
    (path, bytes) => (path.startsWith('/log/tile/0/002') ? flipped(bytes, 3) : bytes),
    'The files of the log do not give the root of its checkpoint',
  ],
  [
    'a tile that was altered in a cache, where everything is read',
    ['--all'],
    (path, bytes) => (path === '/log/tile/0/000' ? flipped(bytes, 3) : bytes),
    'tile/0/000 does not hold the hashes of its entries: it was altered on the way',
  ],
  [
    'an entry that was altered in a cache',
    ['--all'],
    (path, bytes) =>
      path === '/log/tile/entries/001'
        ? Buffer.from(bytes.toString('latin1').replace('"revision"', '"revocati"'), 'latin1')
        : bytes,
    'is not the one in the tree: it was changed or moved',
  ],
  [
    'a checkpoint with another size',
    [],
    (path, bytes) =>
      path === '/log/checkpoint' ? Buffer.from(bytes.toString().replace(/\n6\d\d\n/, '\n500\n')) : bytes,
    'The checkpoint is not signed with the key',
  ],
  [
    'a checkpoint that is none',
    [],
    (path, bytes) => (path === '/log/checkpoint' ? Buffer.from('<html></html>') : bytes),
    'The checkpoint is no checkpoint of a log',
  ],
]
test.each(lies)('%s is named', async (_, words, changed, said) => {
  const { code, found } = await checkLog(await through(changed), ...words)
  expect(code).toBe(1)
  expect(found.join('\n')).toContain(said)
})

test('a checkpoint from before, shown to who has seen a later one, is named', async () => {
  const earlier = Buffer.from(await (await fetch(`${url}/log/checkpoint`)).arrayBuffer())
  await addEntries(3)
  const cache = await through((path, bytes) => (path === '/log/checkpoint' ? earlier : bytes))
  const { origin } = new URL(cache)
  expect((await checkLog(url, '--remember', memory)).code).toBe(0)
  const seen = (await import(memory, { with: { type: 'json' } })) as { default: object }
  await writeFile(memory, JSON.stringify({ ...seen.default, url: origin }))
  expect((await checkLog(cache, '--remember', memory)).found).toEqual([
    expect.stringMatching(/The head stands at entry 604, but the checkpoint stays at entry 601/),
    expect.stringMatching(/The log had 604 entries on \S+ and has 601 now: it was cut or rolled back/),
  ])
})

describe('what is remembered', () => {
  test.each<[string, (text: string) => string]>([
    ['empty', () => ''],
    ['cut off', (text) => text.slice(0, 60)],
    ['without a key', (text) => text.replace(/"fingerprint": "\w+"/, '"fingerprint": null')],
    ['without a root', (text) => text.replace(/"root": ".*"/, '"root": 5')],
    ['with a size that is no number', (text) => text.replace(/"size": \d+/, '"size": "many"')],
  ])('in a file that is %s is neither believed nor written over', async (_, changed) => {
    await checkLog(url, '--remember', memory)
    const damaged = changed(await readFile(memory, 'utf8'))
    await writeFile(memory, damaged)
    expect(await checkLog(url, '--remember', memory)).toMatchObject({
      code: 2,
      out: '',
      errors: `${memory} does not hold what this program remembers\n`,
    })
    expect(await readFile(memory, 'utf8')).toBe(damaged)
  })
  test('is put in its place whole, so that an interruption leaves what was there', async () => {
    await checkLog(url, '--remember', memory)
    const before = await readFile(memory, 'utf8')
    const same = join(folder, 'same')
    await link(memory, same)
    await addEntries(1)
    expect((await checkLog(url, '--remember', memory)).code).toBe(0)
    // Writing into the file would have changed it under its other name too.
    expect(await readFile(same, 'utf8')).toBe(before)
    expect(await readFile(memory, 'utf8')).not.toBe(before)
    await rm(same)
  })
})

describe('a proof that was kept', () => {
  const file = join(folder, 'certificate.tlog-proof')
  let proof: string
  let key: string
  beforeAll(async () => {
    proof = (await app.stranger(logProof, { query: { publicId: given.publicId } })).proof
    key = (await app.stranger(integrityKey, {})).verifierKey ?? ''
    await writeFile(file, proof)
  })

  test('is right without a network, as a file, as a text and as the text of a code', async () => {
    const { packed } = await app.stranger(logProof, { query: { publicId: given.publicId } })
    const code = join(folder, 'code.txt')
    await writeFile(code, `${packed}\n`)
    for (const one of [file, proof, packed ?? '', code]) {
      const said = await checkLog('--proof', one, '--key', key)
      expect(said).toMatchObject({ code: 0, found: [] })
      expect(said.out).toContain(`revision of ${given.certificateNo}`)
    }
  })
  test.each<[string, (text: string) => string, string]>([
    [
      'another entry',
      (text) =>
        text.replace(
          /^extra (.*)$/m,
          (_, entry: string) =>
            `extra ${Buffer.from(Buffer.from(entry, 'base64').toString().replace('revision', 'recall')).toString('base64')}`,
        ),
      'The entry is not in the tree of the checkpoint',
    ],
    [
      'another place',
      (text) => text.replace(/^index .*$/m, 'index 3'),
      'The entry is not in the tree of the checkpoint',
    ],
    [
      'a hash less',
      (text) => text.replace(/^(index .*\n).*\n/m, '$1'),
      'The entry is not in the tree of the checkpoint',
    ],
    [
      'another root',
      (text) => text.replace(/(\n\d+\n)[A-Za-z0-9+/]/, '$1B'),
      'The checkpoint is not signed with the key',
    ],
  ])('with %s is refused', async (_, changed, said) => {
    const text = changed(proof)
    expect(text).not.toBe(proof)
    expect(await checkLog('--proof', text, '--key', key)).toMatchObject({
      code: 1,
      found: [expect.stringContaining(said)],
    })
  })
  test('cannot be checked with a key that is none, nor where it is none', async () => {
    for (const words of [
      ['--proof', proof, '--key', `${key}A`],
      ['--proof', proof],
      ['--proof', 'TLP1:UJCLQE7W581', '--key', key],
      ['--proof', 'TLP1:half a code', '--key', key],
      ['--proof', 'c2sp.org/tlog-proof@v1\nindex 0\n\n', '--key', key],
      ['--proof', join(folder, 'nothing'), '--key', key],
    ])
      expect((await checkLog(...words)).code).toBe(2)
  })
})

test('an interrupted check of everything goes on where it was', async () => {
  await addEntries(2_000)
  let away = true
  const cache = await through(async (path, bytes) => {
    if (path === '/log/tile/entries/000' && away) await wait(2_100)
    return path === '/log/tile/entries/009' && away ? undefined : bytes
  })
  expect(await checkLog(cache, '--all', '--remember', memory)).toMatchObject({ code: 2 })
  away = false
  const { code, errors } = await checkLog(cache, '--all', '--remember', memory)
  expect({ code, errors }).toEqual({ code: 0, errors: expect.stringContaining('Goes on after entry 2048\n') as string })
  await expect(access(`${memory}.part`)).rejects.toThrow('ENOENT')
})

test('an entry of another certificate than the one that was asked for is named, and a number in another spelling is not', async () => {
  const other = await publishedReport(app)
  await sequenced(app)
  const swapped = await through(async (path, bytes) =>
    path.includes('certificateNo=')
      ? Buffer.from(
          await (await fetch(`${url}/api/business/integrity/entries?publicId=${other.publicId}`)).arrayBuffer(),
        )
      : bytes,
  )
  const { certificateNo } = given
  const { code, found } = await checkLog(swapped, '--certificate', certificateNo ?? '')
  expect(code).toBe(1)
  expect(found).toEqual([expect.stringMatching(`Asked for certificate ${certificateNo}, .*of ${other.certificateNo}$`)])
  const spaced = (certificateNo ?? '').toLowerCase().replace(/(\d{4})/, ' $1-')
  expect(await checkLog(url, '--certificate', spaced)).toMatchObject({ code: 0, found: [] })
})
