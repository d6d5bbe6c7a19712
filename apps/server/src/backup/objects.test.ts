// Back-ups of files that are in an object store: all of them are in the back-up and in the archive, and come back from either or from the store's own trash.
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { objectServer } from '../../test/objects/objectServer.ts'
import { objectStore } from '../files/object/objectStore.ts'
import { fromStore } from './archive/follow.ts'
import { archivedFiles } from './archive/segments.ts'
import { pathOf, puttingBack, takeFiles } from './document/stored.ts'

const server = await objectServer()
const folder = await mkdtemp(join(tmpdir(), 'register-objects-'))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
const store = objectStore(server.place(), { spool: join(folder, 'spool') })
const [kept, removed, later] = ['kept-000000000', 'removed-000000', 'later-00000000']
const contentOf = async (id: string) => {
  const chunks: Buffer[] = []
  for await (const chunk of (await store.read(id)).stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

beforeEach(async () => {
  server.fails(undefined)
  server.objects.clear()
  await store.put(kept, Buffer.from('kept'))
  await store.put(removed, Buffer.from('removed'))
  await store.remove(removed)
})

test('a back-up has every file of the store and of its trash, and the next one links what the first has', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  expect(await takeFiles(store, first, undefined)).toEqual({ count: 2, bytes: 11, changed: [] })
  expect(await readFile(pathOf(first, removed), 'utf8')).toBe('removed')
  await store.put(later, Buffer.from('later'))
  expect(await takeFiles(store, second, first)).toEqual({ count: 3, bytes: 16, changed: [] })
  expect((await stat(pathOf(second, kept))).nlink).toBe(2)
  expect(await readFile(pathOf(second, later), 'utf8')).toBe('later')
})

test('a store that is away ends the back-up; a file that has changed in it is named, and the others are taken', async () => {
  server.fails(({ method, key }) => (method === 'GET' && key.endsWith(kept) ? 'fail' : undefined))
  await expect(takeFiles(store, join(folder, 'away'), undefined)).rejects.toMatchObject({ status: 503 })
  server.fails(undefined)
  const object = server.objects.get(`files/${kept}`)
  if (object) server.objects.set(`files/${kept}`, { ...object, bytes: Buffer.from('tepk') })
  const into = join(folder, 'changed')
  expect(await takeFiles(store, into, undefined)).toEqual({ count: 1, bytes: 7, changed: [kept] })
  expect(await readdir(join(into, 'ke'))).toEqual([])
  // One that an earlier back-up has right is taken from there.
  expect(await takeFiles(store, join(folder, 'mended'), join(folder, 'first'))).toMatchObject({ count: 2, changed: [] })
})

test('files come back into a store from the back-up and from its own trash; what is nowhere is told', async () => {
  const into = join(folder, 'back')
  await takeFiles(store, into, undefined)
  server.objects.delete(`files/${kept}`)
  const fromBackup = puttingBack([into], store)
  expect([await fromBackup(kept), await fromBackup('nowhere-00000')]).toEqual([true, false])
  expect(await contentOf(kept)).toBe('kept')
  const fromTrash = puttingBack([], store)
  expect(await fromTrash(removed)).toBe(true)
  expect(await contentOf(removed)).toBe('removed')
})

test('the archive gets what rows name, the first time all and then what is new', async () => {
  const app = await testApp({ files: store })
  const archive = join(folder, 'archive')
  const enter = (id: string, bytes: string) =>
    app.owner.query(
      `INSERT INTO stored_file (id, name, kind, mime, size, sha256, visibility) VALUES ($1, 'a.pdf', 'other', 'application/pdf', $2, $3, 'private')`,
      [id, bytes.length, createHash('sha256').update(bytes).digest('hex')],
    )
  const follow = fromStore({ db: app.db, archive }, store)
  await enter(kept, 'kept')
  await follow()
  expect(await readFile(pathOf(archivedFiles(archive), kept), 'utf8')).toBe('kept')
  await store.put(later, Buffer.from('later'))
  await enter(later, 'later')
  await follow()
  expect(await readFile(pathOf(archivedFiles(archive), later), 'utf8')).toBe('later')
})
