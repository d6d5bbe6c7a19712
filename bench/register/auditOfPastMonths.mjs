// Gives a copy of the register an audit as old registers have: as many rows as reports, over the twelve months that are past.
import { auditing, pg, secrets } from '../product/modules.mjs'

const months = 12
const perStep = 10_000

/** @param {number} at @param {number} count */
function instantOf(at, count) {
  const day = new Date()
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 2)
  const end = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1) - 86_400_000
  return new Date(first + Math.floor((at / count) * (end - first))).toISOString()
}

/** Replaces the audit, with a chain that fits. @param {import('./ownCopy.mjs').OwnCopy} copy @param {number} count @param {(line: string) => void} log */
export async function auditOfPastMonths(copy, count, log) {
  const [{ auditHash }, { secretsFrom }] = await Promise.all([auditing(), secrets()])
  const keys = secretsFrom(Buffer.from(copy.env.SECRET_KEY ?? ''))
  const client = new pg.Client(copy.owner)
  await client.connect()
  log(`  writing an audit of ${count} rows over ${months} months`)
  try {
    // A remembered reply that is newer than the last row would show that rows are gone.
    await client.query('begin; truncate audit, idempotency, waypoint')
    /** @type {Buffer} */
    let hash = Buffer.from([0])
    for (let last = 0; last < count;) {
      const rows = []
      for (const end = Math.min(count, last + perStep); last < end;) {
        last++
        const row = {
          id: last,
          at: instantOf(last, count),
          actor_id: null,
          actor_name: 'bench',
          action: 'report.export',
          object: `report:${last}`,
          result: 200,
          detail: { rows: last },
          ip: '127.0.0.1',
          trace_id: 'bench',
        }
        hash = auditHash(keys, hash, row)
        rows.push({ ...row, hash: `\\x${hash.toString('hex')}` })
      }
      await client.query('insert into audit select * from json_populate_recordset(null::audit, $1::json)', [
        JSON.stringify(rows),
      ])
    }
    await client.query('update audit_head set last_id = $1, last_hash = $2', [count, hash])
    await client.query('commit')
    await client.query('vacuum (analyze) audit')
  } finally {
    await client.end()
  }
}
