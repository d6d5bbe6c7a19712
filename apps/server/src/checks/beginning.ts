// How an attempt at a check begins: where the one before it was, or with what is due by now.
import { sql } from 'kysely'
import { productVersion } from '@register/contract/product'
import type { Finding } from '../access/finding.ts'
import type { Secrets } from '../access/secrets.ts'
import { leftBy } from '../access/waypoint/progress.ts'
import { everySeventh, nights, sevenths } from '../access/waypoint/sevenths.ts'
import type { Progress, Waypoint } from '../access/waypoint/waypoint.ts'
import type { Db } from '../db/connect.ts'
import { forged, placeFaults, waypointOf } from './standing.ts'

export interface Beginning {
  /** The moment of the snapshot. */
  now: string
  progress: Progress
  /** What it goes on from; undefined where it reads everything. */
  waypoint: Waypoint | undefined
  faults: readonly Finding[]
}

interface Asked {
  secrets: Secrets
  /** The id of the check's job. */
  job: string
  /** Whether everything is read, whatever the waypoint says. */
  whole: boolean
}

async function momentIn(snapshot: Db): Promise<{ now: string; reports: number; logEnd: number }> {
  const { rows } = await sql<{ now: string; reports: number; logEnd: number }>`
    select now() as now, coalesce((select max(id) from report), 0) as reports,
      coalesce((select last_id from integrity_head), 0) as "logEnd"`.execute(snapshot)
  return rows[0] ?? { now: '', reports: 0, logEnd: 0 }
}

/** A waypoint that cannot be right makes the check read everything. */
export async function beginningOf(snapshot: Db, { secrets, job, whole }: Asked): Promise<Beginning> {
  const { now, reports, logEnd } = await momentIn(snapshot)
  const standing = await waypointOf(snapshot, secrets)
  // A check of another version did not look at everything that this one looks at.
  const known = standing.waypoint?.version === productVersion ? standing.waypoint : undefined
  const faults = [...standing.faults]
  const { isForged, progress } = await leftBy<Progress>(snapshot, secrets, job)
  if (isForged)
    faults.push(forged('How far this check has come was not written with the key of this register.', 'waypoint:check'))
  if (progress && (progress.base === undefined || progress.base === known?.at)) {
    const since = await placeFaults(snapshot, progress)
    // A fault that both the waypoint and the progress show is reported once.
    const told = faults.map(({ kind, where }) => `${kind} ${where}`)
    faults.push(...since.faults.filter(({ kind, where }) => !told.includes(`${kind} ${where}`)))
    const waypoint = progress.base === undefined ? undefined : known
    if (since.faults.length === 0 && !since.isOld) return { now, progress, waypoint, faults }
  }
  const parts = known && faults.length === 0 && !whole ? sevenths(now, known.sevenths) : everySeventh
  const waypoint = parts.length < nights ? known : undefined
  const base = waypoint && { base: waypoint.at }
  return {
    now,
    progress: { version: productVersion, begunAt: now, parts, total: 0, logEnd, reports, done: [], after: {}, ...base },
    waypoint,
    faults,
  }
}
