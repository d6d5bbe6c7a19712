// Small files that remember something outside the database: each is written whole or not at all, and an absent one is not a damaged one.
import { randomUUID } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'

/** What the file holds; undefined where there is none. Throws where it cannot be read, or is no JSON. */
export async function readKept(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : JSON.parse(text)
}

/** Safe on disc when it resolves. Its folder is there. @param mode who may read it */
export async function writeKept(file: string, value: object, mode: number): Promise<void> {
  const side = `${file}.${randomUUID()}`
  const handle = await open(side, 'wx', mode)
  try {
    await handle.writeFile(`${JSON.stringify(value)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(side, file)
}
