// Witnesses beside a register: two that run, one that lies, one that is away; and what a witness refuses, also after it was started anew.
import { spawn, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { integrityKey } from '@register/contract/business/integrity/log'
import type { Report } from '@register/contract/business/report/shape'
import { keyIdOf, keyTypes, verifierKeyText } from '@register/contract/tlog/note'
import { testApp } from '../../../../../test/app.ts'
import { checkLog, tools } from '../../../../../test/log/checkLog.ts'
import { sequenced } from '../../../../../test/log/sequenced.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { witnessesIn } from './policy.ts'
import { sha256 } from './primitives.ts'
import { signedBy } from './stored.ts'
import { witnessing } from './witnesses.ts'

const app = await testApp()
const folder = await mkdtemp(join(tmpdir(), 'register-witness-'))
const policyFile = join(folder, 'policy')
const processes: ChildProcess[] = []
const warned: string[] = []
/** What witnesses have written as errors. */
const reported: string[] = []
const log = { warn: (said: { witness: string }) => void warned.push(said.witness) }
let liar: Server
let url: string
let logKey: string
let ask: () => Promise<void>

interface Running {
  key: string
  address: string
  child: ChildProcess
}

async function startWitness(name: string): Promise<Running> {
  const words = ['--folder', join(folder, name), '--name', `${name}.example/1`, '--log', logKey, '--port', '0']
  const child = spawn(process.execPath, [join(tools, 'witness.mjs'), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  child.stderr.on('data', (chunk: Buffer) => void reported.push(String(chunk)))
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) if (said.push(line) === 2) break
  const [first = '', second = ''] = said
  return {
    key: first.replace('Witness ', ''),
    address: /http:\/\/[^/]+/.exec(second)?.[0] ?? '',
    child,
  }
}
const add = async ({ address }: Running, body: string) => {
  const reply = await fetch(`${address}/add-checkpoint`, { method: 'POST', body })
  return { status: reply.status, text: await reply.text() }
}
const checkpoint = async () => (await fetch(`${url}/log/checkpoint`)).text()
const signers = async () => [...(await checkpoint()).matchAll(/^— (\S+) /gmu)].map(([, name]) => name)
async function grow(): Promise<Report> {
  const report = await publishedReport(app)
  await sequenced(app)
  return report
}

let [one, two]: Running[] = []
beforeAll(async () => {
  url = await app.app.http.listen({ port: 0, host: '127.0.0.1' })
  await grow()
  logKey = (await app.stranger(integrityKey, {})).verifierKey ?? ''
  ;[one, two] = [await startWitness('one'), await startWitness('two')]
  // Signs whatever it gets, with a line that is no signature of this checkpoint.
  const { publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const unnamed = { name: 'liar.example', type: keyTypes.cosignature, key }
  const keyId = await keyIdOf(sha256, unnamed)
  const line = `— liar.example ${Buffer.concat([Buffer.from(keyId, 'hex'), Buffer.alloc(72, 1)]).toString('base64')}\n`
  liar = createServer((_, response) => void response.end(line)).listen(0, '127.0.0.1')
  await once(liar, 'listening')
  const gone = { ...unnamed, name: 'away.example', key: Buffer.alloc(32, 2) }
  const away = verifierKeyText({ ...gone, keyId: await keyIdOf(sha256, gone) })
  await writeFile(
    policyFile,
    [
      '# who witnesses this register',
      `log ${logKey}`,
      `witness one ${one.key} ${one.address}`,
      `witness two ${two.key} ${two.address}/`,
      `witness liar ${verifierKeyText({ ...unnamed, keyId })} http://127.0.0.1:${(liar.address() as AddressInfo).port}`,
      `witness away ${away} http://127.0.0.1:1`,
      'group most 2 one two liar away',
      'quorum most',
      '',
    ].join('\n'),
  )
  ask = witnessing(app.db, await witnessesIn(policyFile), log)
})
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL')
  liar.close()
  await rm(folder, { recursive: true, force: true })
})

test('those that run sign each checkpoint as it comes; a lie and a silence are told once, and hold nothing up', async () => {
  await ask()
  expect(await signers()).toEqual(['register.example/log', 'one.example/1', 'two.example/1'])
  expect(warned.toSorted()).toEqual(['away.example', 'liar.example'])
  await grow()
  expect(await signers()).toEqual(['register.example/log'])
  await ask()
  expect(await signers()).toEqual(['register.example/log', 'one.example/1', 'two.example/1'])
  expect(warned).toHaveLength(2)
  const { witnesses } = await app.stranger(integrityKey, {})
  expect(witnesses.map(({ key, size }) => [key.split('+')[0], size])).toEqual([
    ['one.example/1', 2],
    ['two.example/1', 2],
  ])
  const named = (await witnessesIn(policyFile)).map(({ key }) => key)
  expect((await signedBy(app.db, named)).map(({ name, signed }) => [name, signed?.size])).toEqual([
    ['one.example/1', 2],
    ['two.example/1', 2],
    ['liar.example', undefined],
    ['away.example', undefined],
  ])
  const { at } = await app.db.selectFrom('integrity_entry').select('at').where('id', '=', 1).executeTakeFirstOrThrow()
  expect((await signedBy(app.db, named)).map(({ awaited }) => awaited)).toEqual([null, null, at, at])
})

test('a reader with a policy is told whether enough have signed', async () => {
  expect(await checkLog(url, '--witness-policy', policyFile)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Witness one (one.example/1) signed at') as string,
  })
  const strict = join(folder, 'strict')
  await writeFile(
    strict,
    `witness one ${one?.key}\nwitness other ${two?.key}\ngroup all-of-them all one other\nquorum all-of-them\n`,
  )
  expect((await checkLog(url, '--witness-policy', strict)).code).toBe(0)
  await grow()
  expect(await checkLog(url, '--witness-policy', strict)).toMatchObject({
    code: 1,
    out: expect.stringContaining('signed by 0 of 2 witnesses') as string,
  })
  await ask()
})

describe('a witness refuses', () => {
  test('another history, also after it was started anew', async () => {
    const seen = await checkpoint()
    await app.owner.query("SET session_replication_role = 'replica'")
    await app.owner.query('DELETE FROM integrity_entry')
    await app.owner.query("UPDATE integrity_head SET last_id = 0, last_hash = repeat('0', 64)")
    await app.owner.query('DELETE FROM log_tile')
    await app.owner.query('DELETE FROM log_tree')
    await app.owner.query('INSERT INTO log_tree DEFAULT VALUES')
    warned.length = 0
    ask = witnessing(app.db, await witnessesIn(policyFile), log)
    for (let n = 0; n < 5; n++) await grow()
    const forked = await checkpoint()
    await ask()
    expect(await signers()).toEqual(['register.example/log'])
    expect(warned.toSorted()).toEqual(['away.example', 'liar.example', 'one.example/1', 'two.example/1'])
    const running = one as Running
    running.child.kill('SIGKILL')
    await once(running.child, 'exit')
    const again = await startWitness('one')
    expect(again.key).toBe(running.key)
    expect(await add(again, `old 3\n\n${forked}`)).toMatchObject({ status: 422 })
    // A wrong proof may come from anyone, with lines that the log has not signed.
    expect(await add(again, `old 3\n\n${forked}— \u001b[2J x\n`)).toMatchObject({ status: 422 })
    await vi.waitFor(() => expect(reported.join('')).toContain('— ?[2J x'))
    expect(reported.join('')).toContain('REFUSED  register.example/log: no proof came with the checkpoint of 5')
    expect(await add(again, `old 0\n\n${forked}`)).toEqual({ status: 409, text: '3\n' })
    const origin = Buffer.from(await sha256('register.example/log')).toString('hex')
    const shown = await (await fetch(`${again.address}/${origin}/checkpoint`)).text()
    expect(shown.split('\n').slice(0, 3)).toEqual(seen.split('\n').slice(0, 3))
    expect(shown).toContain('— one.example/1 ')
  })
  test('what is not signed by a log that it knows, and what is no request', async () => {
    const running = two as Running
    const note = await checkpoint()
    expect(await add(running, `old 0\n\n${note.replace(/^register/, 'another')}`)).toMatchObject({ status: 404 })
    expect(await add(running, `old 0\n\n${note.replace(/\n5\n/, '\n6\n')}`)).toMatchObject({ status: 403 })
    expect(await add(running, `old 0\n\n${note.replace(/^— .*\n/m, '— other.example AAAAAAAA\n')}`)).toMatchObject({
      status: 403,
    })
    expect(await add(running, `old 9\n\n${note}`)).toMatchObject({ status: 400 })
    for (const body of ['', 'old 1', `old 01\n\n${note}`, `${'A\n'.repeat(70)}\n${note}`, note])
      expect(await add(running, body)).toMatchObject({ status: 400 })
    expect((await add(running, 'x'.repeat(70_000))).status).toBe(413)
    expect((await fetch(`${running.address}/other`)).status).toBe(404)
  })
})

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no size', '{"root":"AAAA","note":"x"}'],
  ['another size than its note', '{"size":0,"root":"AAAA","note":"x"}'],
])('a witness whose memory was damaged does not begin anew: %s', async (_, text) => {
  const running = await startWitness('damaged')
  const file = join(folder, 'damaged', `${Buffer.from(await sha256('register.example/log')).toString('hex')}.json`)
  await writeFile(file, text)
  expect(await add(running, `old 0\n\n${await checkpoint()}`)).toMatchObject({ status: 500 })
  expect(await readFile(file, 'utf8')).toBe(text)
  running.child.kill('SIGKILL')
  reported.length = 0
  expect(await startWitness('damaged')).toMatchObject({ key: '' })
  await vi.waitFor(() => expect(reported.join('')).toContain(`${file} is damaged`))
  await rm(file)
})
test('a witness that cannot begin says why in one line', async () => {
  const { port } = new URL((two as Running).address)
  reported.length = 0
  const words = ['--folder', join(folder, 'late'), '--name', 'late.example/1', '--log', logKey, '--port', port]
  const child = spawn(process.execPath, [join(tools, 'witness.mjs'), ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.on('data', (chunk: Buffer) => void reported.push(String(chunk)))
  await once(child, 'close')
  expect(child.exitCode).toBe(2)
  expect(reported.join('')).toMatch(/^The witness cannot be reached at 127\.0\.0\.1, port \d+: .*EADDRINUSE.*\n$/)
  await writeFile(join(folder, 'late/key.pem'), 'nothing')
  expect(await startWitness('late')).toMatchObject({ key: '' })
  await vi.waitFor(() => expect(reported.join('')).toContain('late/key.pem holds no private key'))
})

test('one key under two names is refused by the register and by the reader, because it would be counted twice', async () => {
  const file = join(folder, 'twice')
  const line = (name: string) => `witness ${name} ${one?.key} ${one?.address}`
  await writeFile(file, `${line('a')}\n${line('b')}\ngroup both 2 a b\nquorum both\n`)
  await expect(witnessesIn(file)).rejects.toThrow('line 2: "b" has the key of "a"')
  expect(await checkLog(url, '--witness-policy', file)).toMatchObject({
    code: 2,
    errors: `${file}, line 2, names the key of another witness again\n`,
  })
})

test.each([
  ['witness one nonsense\nquorum one', /line 1|第 1 行/],
  ['quorum one', /line 1/],
  ['# nothing', /the quorum is missing/],
  ['group a 2 b\nquorum a', /line 1/],
])('a policy that cannot be followed ends the start with its line: %j', async (text, said) => {
  const file = join(folder, 'wrong')
  await writeFile(file, text)
  await expect(witnessesIn(file)).rejects.toThrow(said)
})
test('nor can one whose file is away, or that gives no address', async () => {
  await expect(witnessesIn(join(folder, 'nothing'))).rejects.toThrow('ENOENT')
  const file = join(folder, 'bare')
  await writeFile(file, `witness one ${one?.key}\nquorum one\n`)
  await expect(witnessesIn(file)).rejects.toThrow('gives one no address')
})
