// The scheduled check of everything stored: in steps, from the waypoint by night, whole when a person asks for it.
import { conflict } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { SeenAudit } from './access/audit/seen.ts'
import type { Finding } from './access/finding.ts'
import { check, checksOfReports } from './checks.ts'
import type { FileStore } from './files/store.ts'
import type { TaskWork } from './jobs/scheduled.ts'
import { stepsOf, type Outcome } from './checks/steps.ts'

/** Findings that the outcome names; `npm run verify` prints all of them. */
const mostNamed = 5
/** Milliseconds between two reports of how far it is, because each is a write. */
const tellEveryMs = 500

function disagreement(count: number, first: readonly Finding[]): Phrase {
  const named = first.map(({ kind, where }) => `${kind} ${where}`).join('; ')
  return [
    `发现 ${count} 处不符：${named}。运维人员可用 npm run verify 查看全部`,
    `${count} ${count === 1 ? 'place does' : 'places do'} not agree: ${named}. Operators see all of them with npm run verify`,
  ]
}

function agreement(checks: number, { isWhole, rows }: Outcome): Phrase {
  const read = rows.toLocaleString('en')
  return isWhole
    ? [
        `${checks} 项校验全部相符：全部数据，${read} 条`,
        `All ${checks} checks agree: everything was read, ${read} rows`,
      ]
    : [
        `${checks} 项校验全部相符：上次以来的新数据和七分之一的旧数据，${read} 条`,
        `All ${checks} checks agree: what is new since the last one and a seventh of what is older, ${read} rows`,
      ]
}

interface Parts {
  files: FileStore
  seen: () => Promise<SeenAudit | undefined>
}

export const verifyStored =
  ({ files, seen }: Parts): TaskWork<'verify'> =>
  async ({ db, secrets, job, signal, onProgress }) => {
    const first: Finding[] = []
    let [count, ofRows, toldAt] = [0, 0, Number.NEGATIVE_INFINITY]
    // Read before the snapshot, because the server may record later rows meanwhile.
    const known = await seen()
    const steps = stepsOf({
      db,
      secrets,
      job: job.id,
      whole: job.created_by !== null,
      ofReports: checksOfReports,
      far(done, total) {
        if (performance.now() - toldAt < tellEveryMs) return
        toldAt = performance.now()
        void onProgress({ done, total }).catch(() => {})
      },
    })
    const checks = await check(
      { db, secrets, files, seen: known },
      {
        signal,
        check: () => {},
        found(finding) {
          count++
          if (!finding.kind.startsWith('waypoint-')) ofRows++
          if (first.length < mostNamed) first.push(finding)
        },
      },
      { course: steps.begin },
    )
    signal.throwIfAborted()
    const outcome = await steps.end(ofRows === 0)
    await onProgress({ done: outcome.rows, total: outcome.rows })
    if (count > 0) throw conflict(disagreement(count, first))
    return agreement(checks, outcome)
  }
