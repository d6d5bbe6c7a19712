// Tests the folder of files with readers and removers at once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localStore } from './store.ts'

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
