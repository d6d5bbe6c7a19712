// Makes an audit whose rows are dated on other days, with a chain that fits.
import { auditHash } from '../src/access/audit.ts'
import type { TestApp } from './app.ts'

/** Writes the chain again, so that the rows with these ids are of these days; everything else stays the same. */
export async function dated({ db, owner, secrets }: TestApp, days: Readonly<Record<number, string>>): Promise<void> {
  const rows = await db.selectFrom('audit').selectAll().orderBy('id').execute()
  let hash: Buffer = Buffer.from([0])
  for (const stored of rows) {
    const { hash: _, ...row } = { ...stored, at: days[stored.id] ? `${days[stored.id]}T04:00:00.000Z` : stored.at }
    hash = auditHash(secrets, hash, row)
    await owner.query('UPDATE audit SET at = $2, hash = $3 WHERE id = $1', [row.id, row.at, hash])
  }
  await owner.query('UPDATE audit_head SET last_hash = $1', [hash])
}
