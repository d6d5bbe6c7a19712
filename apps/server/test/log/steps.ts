// Checks in steps, as the night does them, with rows enough for several blocks.
import { sql } from 'kysely'
import { auditHash, type AuditRow } from '../../src/access/audit.ts'
import type { SeenAudit } from '../../src/access/audit/seen.ts'
import type { Finding } from '../../src/access/finding.ts'
import { everySeventh } from '../../src/access/waypoint/sevenths.ts'
import { ofRegister, readSigned, writeSigned } from '../../src/access/waypoint/signed.ts'
import type { Waypoint } from '../../src/access/waypoint/waypoint.ts'
import { check, checksOfReports } from '../../src/checks.ts'
import { stepsOf, type Outcome } from '../../src/checks/steps.ts'
import { extend, lockHead, signHead } from '../../src/features/business/integrity/log/chain.ts'
import type { TestApp } from '../app.ts'

/** Appends so many rows to the audit, with a chain that fits. */
export async function fillAudit({ db, owner, secrets }: TestApp, count: number): Promise<void> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
  let [id, hash] = [head.last_id, head.last_hash]
  const rows = Array.from({ length: count }, () => {
    const row: AuditRow = {
      id: ++id,
      at: new Date().toISOString(),
      actor_id: null,
      actor_name: '',
      action: 'post.add',
      object: `post:${id}`,
      result: 200,
      detail: {},
      ip: '',
      trace_id: '',
    }
    hash = auditHash(secrets, hash, row)
    return { ...row, hash: `\\x${hash.toString('hex')}` }
  })
  await owner.query('INSERT INTO audit SELECT * FROM json_populate_recordset(null::audit, $1::json)', [
    JSON.stringify(rows),
  ])
  await owner.query('UPDATE audit_head SET last_id = $1, last_hash = $2', [id, hash])
}

/** Appends so many entries about a report to the public log, each as its latest one. */
export const fillLog = ({ db, secrets }: TestApp, report: number, count: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const head = await lockHead(tx)
    const last = await tx
      .selectFrom('integrity_entry')
      .selectAll()
      .where('report_id', '=', report)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const act = {
      reportId: report,
      publicId: last.public_id,
      certificateNo: last.certificate_no,
      version: last.version,
      contentHash: last.content_hash,
      kind: 'revision' as const,
    }
    await signHead(
      tx,
      secrets,
      await extend(
        tx,
        head,
        Array.from({ length: count }, () => act),
      ),
    )
  })

export interface Run {
  found: string[]
  outcome: Outcome
  /** Rows that were done and to do, at each report of the check. */
  far: [done: number, total: number][]
}

interface Wish {
  /** The id of the job; a job that was broken off goes on under the same one. */
  job?: string
  whole?: boolean
  /** The name of the check before which the process dies. */
  dies?: string
  seen?: SeenAudit
}

let jobs = 0

/** One attempt at a check; its job is made where there is none. Rejects where it dies. */
export async function step(
  { db, owner, secrets, files }: TestApp,
  { job, whole, dies, seen }: Wish = {},
): Promise<Run> {
  const id = job ?? `night-${++jobs}`
  await owner.query("INSERT INTO job (id, kind) VALUES ($1, 'task.verify') ON CONFLICT DO NOTHING", [id])
  const [found, far]: [string[], Run['far']] = [[], []]
  const steps = stepsOf({
    db,
    secrets,
    job: id,
    whole: whole ?? false,
    ofReports: checksOfReports,
    far: (done, total) => void far.push([done, total]),
    everyMs: 0,
  })
  const dying = new AbortController()
  const listener = {
    signal: dying.signal,
    check: (name: string) => void (name === dies && dying.abort(new Error('the process died'))),
    found: ({ kind, where }: Finding) => void found.push(`${kind} ${where}`),
  }
  await check({ db, secrets, files, seen }, listener, { course: steps.begin })
  return { found, far, outcome: await steps.end(found.every((one) => one.startsWith('waypoint-'))) }
}

export async function waypoint({ db, secrets }: TestApp): Promise<Waypoint> {
  const signed = await readSigned<Waypoint>(db, secrets, ofRegister)
  if (signed.is !== 'sound') throw new Error(`The waypoint is ${signed.is}`)
  return signed.value
}

/** Writes the waypoint anew, with the key of the register. */
export const sign = ({ db, secrets }: TestApp, value: Waypoint): Promise<void> =>
  writeSigned(db, secrets, ofRegister, value)

/** Makes it so long ago that these sevenths were read that they are due. */
export async function due(app: TestApp, parts: readonly number[]): Promise<void> {
  const now = await waypoint(app)
  const longAgo = new Date(Date.now() - 30 * 86_400_000).toISOString()
  await sign(app, { ...now, sevenths: everySeventh.map((part) => (parts.includes(part) ? longAgo : now.at)) })
}

/** The seventh that the calendar has for today. */
export async function today({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ day: number }>`
    select (now() at time zone 'Asia/Shanghai')::date - '1970-01-01'::date as day`.execute(db)
  return Number(rows[0]?.day) % 7
}
