// Folders are made with those above them; below a file and below /proc this fails at once with the system's error.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from './makeFolder.ts'

const parent = await mkdtemp(join(tmpdir(), 'register-folder-'))
afterAll(() => rm(parent, { recursive: true, force: true }))

test('three levels are made with their mode, and the uppermost is told; again nothing is made', async () => {
  const path = join(parent, 'a', 'b', 'c')
  expect(await makeFolder(path, 0o700)).toBe(join(parent, 'a'))
  expect((await stat(path)).mode & 0o777).toBe(0o700)
  expect(await makeFolder(path, 0o700)).toBeUndefined()
})

test('a file in the place of the folder or above it is refused', async () => {
  const file = join(parent, 'file')
  await writeFile(file, '')
  await expect(makeFolder(file, 0o700)).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makeFolder(join(file, 'x'), 0o700)).rejects.toMatchObject({ code: 'ENOTDIR' })
})

test.runIf(process.platform === 'linux')('a folder in /proc is refused', async () => {
  await expect(makeFolder('/proc/register/backup', 0o700)).rejects.toMatchObject({ code: 'ENOENT' })
})
