// Tests the folder of files with readers and removers at once.
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localStore, trashOf } from './store.ts'

const folder = await mkdtemp(join(tmpdir(), 'register-store-'))
const store = localStore(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('removing a file while it is opened fails that read, and nothing else', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 60; round++) {
    const id = `file-${String(round).padStart(10, '0')}`
    await store.put(id, Buffer.from('content'))
    const reads = Array.from({ length: 8 }, () =>
      store.read(id).then(
        ({ size, stream }) => {
          stream.destroy()
          return size
        },
        ({ code }: NodeJS.ErrnoException) => String(code),
      ),
    )
    await store.remove(id)
    for (const one of await Promise.all(reads)) outcomes.add(String(one))
  }
  // A read gives the whole file or ENOENT. An error without a listener would make vitest itself fail.
  expect([...outcomes].filter((one) => one !== '7' && one !== 'ENOENT')).toEqual([])
})

test('a removed file is kept for its days, and named when it goes for good', async () => {
  await store.put('removed-00000', Buffer.from('content'))
  await store.remove('removed-00000')
  await store.remove('removed-00000')
  await expect(store.read('removed-00000')).rejects.toThrow('ENOENT')
  // What is in the trash is no file of the store: the sweeper does not see it.
  const seen: string[] = []
  for await (const id of store.olderThan(-60_000)) seen.push(id)
  expect(seen).toEqual([])
  expect(await store.emptyTrash(1)).toEqual([])
  const [day = ''] = await readdir(trashOf(folder))
  expect(await readdir(join(trashOf(folder), day))).toContain('removed-00000')
  await rename(join(trashOf(folder), day), join(trashOf(folder), '2020-02-29'))
  expect(await store.emptyTrash(35)).toContain('removed-00000')
  expect(await readdir(trashOf(folder))).toEqual([])
})
