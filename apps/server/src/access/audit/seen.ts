// Records outside the database how far this server has seen the audit chain, so that cutting the chain and its head together is noticed (docs/decisions/0012-revived-and-remembered.md).
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readKept, writeKept } from '../../config/kept.ts'
import type { Db } from '../../db/connect.ts'

/** The newest row seen: its id and its hash in hex. */
export interface SeenAudit {
  id: number
  hash: string
}

/** One file per database, because a data folder may serve another one later. */
export function seenFile(dataDir: string, databaseUrl: string | undefined): string {
  if (!databaseUrl) return join(dataDir, 'audit-seen', 'embedded.json')
  const { host, pathname, searchParams } = new URL(databaseUrl)
  const place = [host, pathname, searchParams.get('host') ?? ''].join(' ')
  return join(dataDir, 'audit-seen', `${createHash('sha256').update(place).digest('hex').slice(0, 12)}.json`)
}

/** Undefined when no row was recorded yet; throws when the file cannot be read. */
export async function readSeen(file: string): Promise<SeenAudit | undefined> {
  const kept = await readKept(file)
  if (kept === undefined) return undefined
  const { id, hash } = Object(kept) as Partial<SeenAudit>
  if (typeof id !== 'number' || typeof hash !== 'string') throw new Error(`${file} is damaged`)
  return { id, hash }
}

async function writeSeen(file: string, seen: SeenAudit): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeKept(file, seen, 0o600)
}

/**
 * Records the present end of the chain, as long as the row seen last is still there with its hash. Otherwise the record
 * stays as it is for good, and `onDamage` is called once.
 */
export function auditWatch(db: Db, file: string, onDamage: (seen: SeenAudit) => void): () => Promise<void> {
  let reported = false
  return async () => {
    const seen = await readSeen(file)
    const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst()
    if (seen) {
      const row = await db.selectFrom('audit').select('hash').where('id', '=', seen.id).executeTakeFirst()
      if (row?.hash.toString('hex') !== seen.hash) {
        if (!reported) onDamage(seen)
        reported = true
        return
      }
    }
    if (head && head.last_id > (seen?.id ?? 0))
      await writeSeen(file, { id: head.last_id, hash: head.last_hash.toString('hex') })
  }
}
