// The logs of this register that ended because another began anew, the latest first.
import type { LogKey } from '@register/contract/business/integrity/log'
import type { Db } from '../../../../db/connect.ts'

export async function formerLogs(db: Db): Promise<LogKey['formerLogs']> {
  const rows = await db.selectFrom('former_log').selectAll().orderBy('successor', 'desc').execute()
  return rows.map((row) => ({
    origin: row.origin,
    verifierKey: row.verifier_key,
    size: row.size,
    root: row.root,
    kept: row.kept,
    until: row.at,
    reason: [row.reason_zh, row.reason_en],
  }))
}
