// Makes a back-up while the register serves: the database, then the uploaded files, then the document that makes the folder whole.
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { productVersion } from '@register/contract/product'
import { logEnd } from '../access/logGuard/end.ts'
import { writeGuard } from '../access/logGuard/file.ts'
import { furthest, type Guard, type GuardStore } from '../access/logGuard/guard.ts'
import { shownIn } from '../access/logGuard/shown.ts'
import type { OpenSettings } from '../config/openSettings.ts'
import type { Pool } from '../db/connect.ts'
import { StartProblem } from '../config/startProblem.ts'
import { canBeMadeAgain } from '../files/store.ts'
import { exclusively } from '../db/embedded/lock.ts'
import { syncPath, writeBase } from './database/write.ts'
import { backupsIn, writeDocument, type BackupDocument } from './document/document.ts'
import { takeFiles, type FilesPlace } from './document/stored.ts'
import { makeFolder } from '../config/makeFolder.ts'

export const filesName = 'files'
export const guardName = 'log-guard.json'
const settingsName = 'settings.json'

export interface Made {
  folder: string
  /** Ids of files that are damaged in their store, and so not in the back-up. */
  changed: readonly string[]
  document: BackupDocument
}

export interface ToBackUp {
  db: Pool
  /** The owner of the embedded database; undefined for a server of the operator's own, which is backed up by its own means. */
  owner: pg.ClientConfig | undefined
  /** Kilobytes of the database a second at most; undefined: as fast as both sides can. */
  rate: number | undefined
  files: FilesPlace
  /** Where it is remembered how far the public log was shown. */
  guards: readonly GuardStore[]
  register: { id: string; kind: 'demonstration' | 'real' }
  binaries: BackupDocument['postgres']['binaries']
  key: string
  settings: OpenSettings
  /** The back-up calls it when a step begins, so that the operator sees how far it is. */
  say: (step: 'cleaned' | 'database' | 'files', detail?: string) => void
}

interface Facts {
  log: Guard
  audit: { last: number; hash: string }
  counts: BackupDocument['counts']
  migration: string
  postgres: string
}

async function factsOf(db: Pool): Promise<Facts> {
  const { rows } = await sql<{
    last: number
    hash: Buffer
    reports: number
    accounts: number
    files: number
    migration: string
    postgres: string
  }>`select last_id as last, last_hash as hash, (select count(*) from report) as reports, (select count(*) from app_user) as accounts,
      (select count(*) from stored_file) as files, (select max(name) from migration) as migration,
      current_setting('server_version') as postgres from audit_head`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database has no audit')
  const { last, hash, reports, accounts, files, migration, postgres } = row
  return {
    log: await logEnd(db),
    audit: { last, hash: hash.toString('hex') },
    counts: { reports, accounts, storedFiles: files },
    migration,
    postgres,
  }
}

/** The files that can be made again, which a back-up would keep for longer than the register does. */
async function exportsIn(db: Pool): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('stored_file').select('id').where('kind', '=', canBeMadeAgain).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Such as register-7KQ2-9XWM-3TRB-20261127T104500123Z. */
const nameOf = (id: string, at: string): string => `register-${id}-${at.replaceAll(/[-:.]/g, '')}`

/** Removes what a back-up that was killed has left. */
async function cleanUp(target: string, say: ToBackUp['say']): Promise<void> {
  for (const name of await readdir(target))
    if (/^register-.*\.part$/.test(name)) {
      await rm(join(target, name), { recursive: true, force: true })
      say('cleaned', name)
    }
}

/** @param target the folder of all back-ups, which is made where it is missing; each one gets a folder in it */
export async function makeBackup(target: string, what: ToBackUp): Promise<Made> {
  await makeFolder(target, 0o700).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem([
      `不能在 ${target} 建立文件夹（${error.code}）：请指明一个文件夹`,
      `The folder ${target} cannot be made (${error.code}): name a folder`,
    ])
  })
  // One back-up at a time, because each removes what others have left unfinished.
  return exclusively(join(target, '.backup-lock'), () => makeAlone(target, what), {
    patienceMs: 2_000,
    held: (holder) => [
      `此登记系统的备份正在进行：进程 ${holder.split(':')[0]} 正写入 ${target}，请待其完成`,
      `A back-up of this register is under way already: process ${holder.split(':')[0]} writes into ${target}; wait for its end`,
    ],
  })
}

async function makeAlone(target: string, what: ToBackUp): Promise<Made> {
  const { db, owner, register, say } = what
  await cleanUp(target, say)
  const former = (await backupsIn(target)).find(({ document }) => document.register.id === register.id)
  const begunAt = new Date().toISOString()
  const name = nameOf(register.id, begunAt)
  const folder = join(target, name)
  const part = `${folder}.part`
  await mkdir(part, { mode: 0o700 })
  try {
    // Before the database, so that what it holds goes at least as far.
    const facts = await factsOf(db)
    // One that is away is asked again by the restore.
    const { guards } = await shownIn(what.guards)
    await writeGuard(join(part, guardName), furthest([facts.log, ...guards]) ?? facts.log)
    if (owner) say('database')
    const base = owner ? await writeBase(owner, part, what.rate) : null
    // What is restored to this second and later needs the log of writes to the end of the base back-up.
    const endedAt = new Date().toISOString()
    say('files')
    const { changed, ...files } = await takeFiles(
      what.files,
      join(part, filesName),
      former && join(former.folder, filesName),
      await exportsIn(db),
    )
    await writeFile(join(part, settingsName), `${JSON.stringify(what.settings.values, undefined, 2)}\n`, {
      mode: 0o600,
    })
    await syncPath(join(part, settingsName))
    const document: BackupDocument = {
      form: 1,
      name,
      register,
      begunAt,
      endedAt,
      product: productVersion,
      migration: facts.migration.replace(/\.sql$/, ''),
      postgres: { version: facts.postgres, binaries: what.binaries },
      key: what.key,
      log: facts.log,
      audit: facts.audit,
      counts: facts.counts,
      database: base,
      files,
      keepApart: what.settings.secretNames,
    }
    await writeDocument(part, document)
    await rename(part, folder)
    await syncPath(target)
    return { folder, document, changed }
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}
