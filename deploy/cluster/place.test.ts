// The folder of a cluster: used by one command at a time, written to only once the ports are free, and wiped of nothing that the cluster did not make.
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { up } from './machine.mjs'
import { alone, makePlace, removeEmpty, wipe } from './place.mjs'
import { keep, settingsIn } from './settings.mjs'

/** A folder that is not there yet, in one that goes with the test. */
function newPlace(): string {
  const home = mkdtempSync(join(tmpdir(), 'register-cluster-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  return join(home, 'cluster')
}

const never = () => new Promise<never>(() => {})

test('a port that is taken is named before anything is written', async () => {
  const folder = newPlace()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const isMade = makePlace(folder)
  // The statistics are the last but two of its ports.
  const settings = settingsIn(folder, { port: port - 33, isOpen: false, isMade })
  await expect(up(settings, () => {})).rejects.toThrow(/^Port \d+ is taken/)
  expect(readdirSync(folder)).toEqual([])
  removeEmpty(folder)
  expect(existsSync(folder)).toBe(false)
})

test('of two commands at once the second one is refused, and names the first', async () => {
  const folder = newPlace()
  makePlace(folder)
  void alone(folder, never)
  await expect(alone(folder, never)).rejects.toThrow(
    `Another command is at work on the cluster in ${folder} (process ${process.pid}): wait for its end, or end it`,
  )
})

test('two first starts at once: a folder with nothing but the lock of the other one counts as empty', () => {
  const folder = newPlace()
  expect(makePlace(folder)).toBe(true)
  void alone(folder, never)
  expect(makePlace(folder)).toBe(false)
})

test('a command that died holds nobody up', async () => {
  const folder = newPlace()
  makePlace(folder)
  writeFileSync(join(folder, 'command.lock'), '4194304:1')
  expect(await alone(folder, () => Promise.resolve('done'))).toBe('done')
})

test('a first start takes no folder with something in it', () => {
  const folder = newPlace()
  mkdirSync(folder)
  writeFileSync(join(folder, 'letter.txt'), 'mine')
  expect(() => makePlace(folder)).toThrow('is not empty')
})

/** What a cluster leaves in its folder, as `ls` showed it after rounds of faults. */
function filled(folder: string, isMade: boolean) {
  const settings = settingsIn(folder, { isOpen: false, isMade })
  keep(settings)
  for (const name of ['etcd', 'node0', 'node1', 'node2', 'node1.failed', 'instance1', 'instance2', 'files'])
    mkdirSync(join(folder, name))
  const texts = ['etcd.log', 'node0.yml', 'node0.pid', 'haproxy.cfg', 'instance2.log', 'post_bootstrap.sh']
  for (const name of [...texts, 'pgpass-node2', '.s.PGSQL.25410.lock', 'first-start-done', 'files/one'])
    writeFileSync(join(folder, name), '')
  return settings
}

test('a wipe removes the data and the folder that the cluster made', () => {
  const folder = newPlace()
  expect(wipe(filled(folder, makePlace(folder)))).toEqual([])
  expect(existsSync(folder)).toBe(false)
})

test('a wipe leaves a folder that was there before', () => {
  const folder = newPlace()
  mkdirSync(folder)
  expect(wipe(filled(folder, makePlace(folder)))).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('a wipe leaves and names what the cluster did not make', () => {
  const folder = newPlace()
  const settings = filled(folder, makePlace(folder))
  mkdirSync(join(folder, 'thesis'))
  writeFileSync(join(folder, 'thesis', 'chapter'), 'mine')
  writeFileSync(join(folder, 'nodes.txt'), 'mine')
  expect(wipe(settings).toSorted()).toEqual(['nodes.txt', 'thesis'])
  expect(readdirSync(folder).toSorted()).toEqual(['nodes.txt', 'thesis'])
})
