// Every few seconds the archive learns how far the register has come, and gets copies of the files that were uploaded since, without exports.
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { logEnd } from '../../access/logGuard/end.ts'
import { writeKept } from '../../config/kept.ts'
import type { Db } from '../../db/connect.ts'
import { isArchiveOf } from '../../db/embedded/archive/archive.ts'
import { canBeMadeAgain, isFileId, type FileStore } from '../../files/store.ts'
import { bring, fetchFile, folderOf, pathOf, type FilesPlace } from '../document/stored.ts'
import { archivedFiles, lastSeenFile, type LastSeen } from './segments.ts'

/** Files whose folder changed within this time before a look are looked for once more, because clocks of file systems are coarse. */
const coarseMs = 2_000

/** Rows of files are looked at for this long after they were begun: longer than any transaction that writes one. */
const rowsFor = sql.lit('1 hour')

/** Of a store, whose whole list would be too much every few seconds: what the rows name that are new. */
export function fromStore({ db, archive }: Pick<Following, 'db' | 'archive'>, store: FileStore): () => Promise<void> {
  const into = archivedFiles(archive)
  let since: string | undefined
  return async () => {
    const begun = sql`(now() - ${rowsFor}::interval)`
    const { rows } = await sql<{ until: string }>`select ${begun}::text as until`.execute(db)
    for (let last = ''; ;) {
      const some = await db
        .selectFrom('stored_file')
        .select('id')
        .where('id', '>', last)
        .where('kind', '<>', canBeMadeAgain)
        .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? ''))
        .orderBy('id')
        .limit(1_000)
        .execute()
      for (const { id } of some) {
        await mkdir(folderOf(into, id), { recursive: true, mode: 0o750 })
        // One whose bytes have changed is left to the checks; one that was removed since is in no archive, as one that came and went between two looks at a folder.
        await fetchFile(store, id, pathOf(into, id))
      }
      last = some.at(-1)?.id ?? ''
      if (last === '') break
    }
    since = rows[0]?.until
  }
}

/** The kinds of those of these files that have a row. */
async function kindsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('stored_file').select(['id', 'kind']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** Exports can be made again, and are large. */
const isCopied = (kind: string | undefined): boolean => kind !== undefined && kind !== canBeMadeAgain

interface Following {
  db: Db
  dataDir: string
  files: FilesPlace
  archive: string
}

/** Rejects while the archive is away, which the caller logs once. */
export function archiveFollower(following: Following): () => Promise<void> {
  const { db, dataDir, files, archive } = following
  const known = new Map<string, number>()
  let lastAudit = -1
  const fromFolder = (folderOfFiles: string) => async () => {
    const into = archivedFiles(archive)
    for (const folder of await readdir(folderOfFiles).catch(() => [])) {
      if (folder.startsWith('.')) continue
      const changed = (await stat(join(folderOfFiles, folder))).mtimeMs
      if (known.get(folder) === changed) continue
      const looked = Date.now()
      const there = new Set(await readdir(join(into, folder)).catch(() => []))
      const fresh = (await readdir(join(folderOfFiles, folder))).filter((id) => !there.has(id) && isFileId(id))
      const kinds = await kindsOf(db, fresh)
      for (const id of fresh) {
        if (!isCopied(kinds.get(id))) continue
        await mkdir(folderOf(into, id), { recursive: true, mode: 0o750 })
        await bring(pathOf(folderOfFiles, id), pathOf(into, id))
      }
      // A file is stored before its row: only then is it known whether the archive wants it.
      const isSettled = fresh.every((id) => kinds.has(id))
      if (isSettled && changed < looked - coarseMs) known.set(folder, changed)
    }
  }
  const takeNew = typeof files === 'string' ? fromFolder(files) : fromStore(following, files)
  return async () => {
    if (!(await isArchiveOf(dataDir, archive))) throw new Error('the archive is away, or that of another database')
    await takeNew()
    const { last_id: audit } = await db.selectFrom('audit_head').select('last_id').executeTakeFirstOrThrow()
    if (audit === lastAudit) return
    const seen: LastSeen = { at: new Date().toISOString(), audit, log: await logEnd(db) }
    await writeKept(lastSeenFile(archive), seen, 0o640)
    lastAudit = audit
  }
}

/** Removes the archive's copies of files that were removed for good. */
export async function forgetFiles(archive: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(pathOf(archivedFiles(archive), id), { force: true })
}
