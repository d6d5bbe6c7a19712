// The document of a back-up: what it is of, what it holds, and what must come from elsewhere. A folder without one is no back-up.
import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartProblem } from '../../config/startProblem.ts'
import { syncPath } from '../database/write.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const lsn = z.string().regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/)

const schema = z.object({
  /** Of this form of the document. */
  form: z.literal(1),
  name: z.string(),
  register: z.object({ id: z.string(), kind: z.enum(['demonstration', 'real']) }),
  begunAt: z.iso.datetime(),
  /** A restore to a second before this one is not possible with this back-up. */
  endedAt: z.iso.datetime(),
  product: z.string(),
  /** The last step of the schema. */
  migration: z.string(),
  postgres: z.object({ version: z.string(), binaries: z.enum(['package', 'chosen', 'own server']) }),
  /** The short name of the key without which sealed data cannot be read. */
  key: z.string(),
  /** The public log and the audit when the back-up began; it holds at least as much. */
  log: z.object({
    /** Which log of the register; of a back-up from before one could begin anew, the first. */
    number: z.int().default(1),
    size: z.int(),
    head: z.string(),
  }),
  audit: z.object({ last: z.int(), hash: z.string() }),
  counts: z.object({ reports: z.int(), accounts: z.int(), storedFiles: z.int() }),
  /** Null where the database is backed up by other means. */
  database: z
    .object({ start: lsn, end: lsn, timeline: z.int(), bytes: z.int(), sha256, manifestSha256: sha256 })
    .nullable(),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Names of secret settings that were set; their values are nowhere in the back-up. */
  keepApart: z.array(z.string()),
})
export type BackupDocument = z.output<typeof schema>

export const documentFile = 'backup.json'

/** Written last, so that a folder with a document is whole. */
export async function writeDocument(folder: string, document: BackupDocument): Promise<void> {
  const path = join(folder, documentFile)
  await writeFile(`${path}.part`, `${JSON.stringify(schema.parse(document), undefined, 2)}\n`, { mode: 0o600 })
  await syncPath(`${path}.part`)
  await rename(`${path}.part`, path)
  await syncPath(folder)
}

/** Undefined where the folder has none; throws StartProblem for one that cannot be read. */
export async function readDocument(folder: string): Promise<BackupDocument | undefined> {
  const path = join(folder, documentFile)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (text === undefined) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new StartProblem(
      [`${path} 不是本程序能读的备份说明`, `${path} is no document of a back-up that this program can read`],
      error,
    )
  }
}

export interface Backup {
  folder: string
  document: BackupDocument
}

/** The back-ups in a folder, the newest first; a folder that is gone has none. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found: Backup[] = []
  for (const name of names) {
    if (name.endsWith('.part')) continue
    const document = await readDocument(join(folder, name))
    if (document) found.push({ folder: join(folder, name), document })
  }
  return found.toSorted((a, b) => (a.document.endedAt < b.document.endedAt ? 1 : -1))
}
