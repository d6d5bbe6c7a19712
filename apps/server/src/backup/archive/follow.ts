// Every few seconds the archive learns how far the register has come, and gets copies of the files that were uploaded since.
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { logEnd } from '../../access/audit/logGuard.ts'
import { writeKept } from '../../config/kept.ts'
import type { Db } from '../../db/connect.ts'
import { isArchiveOf } from '../../db/embedded/archive/archive.ts'
import { bring, folderOf, pathOf } from '../document/stored.ts'
import { archivedFiles, lastSeenFile, type LastSeen } from './segments.ts'

/** Files whose folder changed within this time before a look are looked for once more, because clocks of file systems are coarse. */
const coarseMs = 2_000

interface Following {
  db: Db
  dataDir: string
  /** The folder of stored files. */
  files: string
  archive: string
}

/** Rejects while the archive is away, which the caller logs once. */
export function archiveFollower({ db, dataDir, files, archive }: Following): () => Promise<void> {
  const known = new Map<string, number>()
  let lastAudit = -1
  const takeNew = async () => {
    const into = archivedFiles(archive)
    for (const folder of await readdir(files).catch(() => [])) {
      if (folder.startsWith('.')) continue
      const changed = (await stat(join(files, folder))).mtimeMs
      if (known.get(folder) === changed) continue
      const looked = Date.now()
      const there = new Set(await readdir(join(into, folder)).catch(() => []))
      for (const id of await readdir(join(files, folder))) {
        if (there.has(id) || id.endsWith('.part')) continue
        await mkdir(folderOf(into, id), { recursive: true, mode: 0o750 })
        await bring(pathOf(files, id), pathOf(into, id))
      }
      if (changed < looked - coarseMs) known.set(folder, changed)
    }
  }
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
