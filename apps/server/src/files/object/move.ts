// Brings all stored files from one store into another, where each is compared with its row; what is there and right is left, so that a second run goes on from the first.
import { createHash } from 'node:crypto'
import type { FileStore } from '../store.ts'

export interface NamedFile {
  id: string
  size: number
  /** Hex. */
  sha256: string
}

export interface Moving {
  from: FileStore
  to: FileStore
  /** Every file that a row names, read from the database each time. */
  named: () => AsyncIterable<NamedFile>
  /** Whether a row still names the file: one that is removed meanwhile is not missing. */
  isNamed: (id: string) => Promise<boolean>
  /** Called after every file. */
  far: (moved: Moved) => void
  /** A file that could not be brought: it is in neither store, or the bytes of the source are not those of its row. */
  bad: (id: string, why: 'missing' | 'changed') => void
}

export interface Moved {
  copied: number
  there: number
  trash: number
  bad: number
}

const atOnce = 4
const codeOf = (error: unknown): unknown => (Object(error) as { code?: unknown }).code
const isBadFile = (error: unknown): boolean => ['EFILECHANGED', 'EFILEOTHER'].includes(String(codeOf(error)))

/** What a store knows of a file; undefined also where it has other bytes than it was given. */
async function lookAt(store: FileStore, id: string, day?: string) {
  try {
    return await store.look(id, day)
  } catch (error) {
    if (!isBadFile(error)) throw error
    return undefined
  }
}

/** Passes the bytes on and breaks off at their end where they are others, so that no store keeps them. */
async function* only(stream: AsyncIterable<Uint8Array>, { size, sha256 }: Omit<NamedFile, 'id'>) {
  const hash = createHash('sha256')
  let seen = 0
  for await (const chunk of stream) {
    hash.update(chunk)
    seen += chunk.length
    yield chunk
  }
  if (seen !== size || hash.digest('hex') !== sha256)
    throw Object.assign(new Error('The bytes are not those of the row'), { code: 'EFILEOTHER' })
}

async function bring(
  { from, to }: Moving,
  id: string,
  expected: Omit<NamedFile, 'id'>,
  day?: string,
): Promise<'copied' | 'there' | 'missing' | 'changed'> {
  const there = await lookAt(to, id, day)
  if (there?.size === expected.size && there.sha256 === expected.sha256) return 'there'
  try {
    const { stream } = await from.read(id, day)
    await to.put(id, only(stream as AsyncIterable<Uint8Array>, expected), day)
    return 'copied'
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'missing'
    if (isBadFile(error)) return 'changed'
    throw error
  }
}

/** Calls `work` for each, several at once; rejects with the first failure. */
async function forEach<T>(all: AsyncIterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const source = all[Symbol.asyncIterator]()
  const lane = async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

/** Copies, and leaves the source as it is. Rejects where a store is away; files that are bad are counted and named. */
export async function moveFiles(moving: Moving): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, trash: 0, bad: 0 }
  await forEach(moving.named(), async (file) => {
    const end = await bring(moving, file.id, file)
    if (end === 'copied' || end === 'there') moved[end]++
    else if (await moving.isNamed(file.id)) {
      moved.bad++
      moving.bad(file.id, end)
    }
    moving.far(moved)
  })
  // No row names what was removed, so its source says what it is.
  await forEach(moving.from.removed(), async ({ id, day }) => {
    const expected = await lookAt(moving.from, id, day)
    if (expected && (await bring(moving, id, expected, day)) === 'copied') moved.trash++
    moving.far(moved)
  })
  return moved
}

/** Compares the whole list of the store with the rows; resolves to the ids of rows whose file it lacks. */
export async function lacking({ to, named, isNamed }: Moving): Promise<string[]> {
  const there = new Set<string>()
  // However far the store's clock is ahead.
  for await (const id of to.olderThan(-Infinity)) there.add(id)
  const lacks: string[] = []
  for await (const { id } of named()) if (!there.has(id) && (await isNamed(id))) lacks.push(id)
  return lacks
}
