// The command that moves files between the data folder and an object store, as a process of its own: killed on the way, run again, and back.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { objectServer } from '../../../test/objects/objectServer.ts'
import { localStore } from '../../files/store.ts'
import { key, newDatabase, newFolder, tried } from '../../start/tried.ts'

const server = await objectServer()
afterAll(() => server.close())
const [database, folder] = [await newDatabase(), await newFolder()]
const env = { DATABASE_URL: database.url, SECRET_KEY: key, DEMO: 'off', DATA_DIR: folder }
const local = localStore(join(folder, 'files'))
const sha256 = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')
const idOf = (n: number): string => `moved-${String(n).padStart(8, '0')}`
const contentOf = (n: number): string => `content ${n} `.repeat(1_000)

function command(to: string) {
  const script = join(import.meta.dirname, '../../../dist/src/operator/files/move.js')
  const child = spawn(process.execPath, [script, '--to', to], { env: { ...process.env, ...env, ...server.env() } })
  const closed: Promise<unknown[]> = once(child, 'close')
  return { child, done: Promise.all([closed, text(child.stdout), text(child.stderr)]) }
}
async function move(to: string) {
  const [[code], out, said] = await command(to).done
  // On a busy machine it says how far it is, every two seconds.
  return { code, out, err: said.replace(/^Files copied: .*\n/gm, '') }
}

test('files go to the store, also after a kill, are compared with their rows, and come back', async () => {
  expect((await tried(env)).refused).toEqual([])
  for (let n = 1; n <= 40; n++) {
    await local.put(idOf(n), Buffer.from(contentOf(n)))
    await database.query(
      `INSERT INTO stored_file (id, name, kind, mime, size, sha256, visibility) VALUES ('${idOf(n)}', 'a.pdf', 'other', 'application/pdf', ${contentOf(n).length}, '${sha256(contentOf(n))}', 'private')`,
    )
  }
  await local.put('in-trash-00000', Buffer.from('removed'), '2026-01-02')

  // Killed after fifteen files.
  const first = command('store')
  server.fails(({ method, key: of, done }) => {
    if (method === 'PUT' && done && of.startsWith('files/') && server.objects.size > 15) first.child.kill('SIGKILL')
    return undefined
  })
  expect((await first.done)[0]).toEqual([null, 'SIGKILL'])
  server.fails(undefined)
  const before = [...server.objects.keys()].filter((name) => name.startsWith('files/')).length
  expect(before).toBeGreaterThanOrEqual(15)
  expect(before).toBeLessThan(40)
  // A register does not start on half of its files.
  expect((await tried({ ...env, ...server.env() })).refused).toEqual([
    expect.stringContaining('files:move -- --to store'),
  ])

  // One file of the folder has changed, one is lost: they are named, and the rest is there.
  await local.put(idOf(40), Buffer.from('other'))
  await rm(join(folder, 'files', 'mo', idOf(39)))
  server.objects.delete(`files/${idOf(40)}`)
  server.objects.delete(`files/${idOf(39)}`)
  const second = await move('store')
  expect(second.err).toBe('')
  expect(second.code).toBe(1)
  expect(second.out).toContain(`file:${idOf(39)} it is in neither place`)
  expect(second.out).toContain(`file:${idOf(40)} its bytes are not those of its row`)
  expect(second.out).toContain('The lists compared: 2 files are lacking')
  expect(server.objects.has(`files/${idOf(40)}`)).toBe(false)
  for (const n of [39, 40]) await local.put(idOf(n), Buffer.from(contentOf(n)))
  const third = await move('store')
  expect(third).toMatchObject({ code: 0, err: '' })
  expect(third.out).toMatch(/^Files copied: 2; there already: 38; of the trash: 0; bad: 0;/)
  expect(third.out).toContain('every file that the database names is there')
  expect(server.objects.get('trash/2026-01-02/in-trash-00000')?.bytes.toString()).toBe('removed')
  for (let n = 1; n <= 40; n++) expect(server.objects.get(`files/${idOf(n)}`)?.bytes.toString()).toBe(contentOf(n))
  expect((await tried({ ...env, ...server.env() })).refused).toEqual([])

  // And back, into an empty folder.
  expect((await tried(env)).refused).toEqual([expect.stringContaining('files:move -- --to folder')])
  await rm(join(folder, 'files'), { recursive: true })
  const back = await move('folder')
  expect(back).toMatchObject({ code: 0, err: '' })
  expect(back.out).toMatch(/^Files copied: 40; there already: 0; of the trash: 1; bad: 0;/)
  expect((await local.look(idOf(7)))?.sha256).toBe(sha256(contentOf(7)))
  expect(await readdir(join(folder, 'files', '.trash'))).toEqual(['2026-01-02'])
  expect((await tried(env)).refused).toEqual([])
})

test('without a word for where to it says which there are', async () => {
  expect(await move('elsewhere')).toMatchObject({
    code: 2,
    err: expect.stringContaining('npm run files:move -- --to store, or --to folder') as string,
  })
})
