// A check in steps: by night what is new since the last one and a seventh of what is older, and after the end of its process from where it was (docs/decisions/0169-what-a-nightly-check-reads.md).
import type { Ids } from '../access/finding.ts'
import { keeperOf, type Keeper, type Keeping } from '../access/waypoint/progress.ts'
import { isMonthIn, nights } from '../access/waypoint/sevenths.ts'
import { forget, ofRegister, writeSigned } from '../access/waypoint/signed.ts'
import type { Progress, Waypoint } from '../access/waypoint/waypoint.ts'
import type { Db, Pool } from '../db/connect.ts'
import { beginningOf, type Beginning } from './beginning.ts'
import type { Course } from './course.ts'
import { toRead, type ToRead } from './toRead.ts'

interface Parts extends Keeping {
  db: Pool
  /** Whether everything is read, whatever the waypoint says. */
  whole: boolean
  /** Names of the checks that read one report after the other. */
  ofReports: readonly string[]
  /** Called when the check has come further, in rows. */
  far: (done: number, total: number) => void
}

export interface Outcome {
  isWhole: boolean
  /** Rows that were read, of all kinds. */
  rows: number
  /** When the last check began that read everything and found nothing; undefined where there was none. */
  wholeAt: string | undefined
}

export interface Steps {
  begin: (snapshot: Db) => Promise<Course>
  /** @param isRight whether nothing was found, apart from what is wrong with waypoints: only then the next check goes on from here */
  end: (isRight: boolean) => Promise<Outcome>
}

interface Attempt extends Beginning {
  keeper: Keeper<Progress>
  read: ToRead
}

const chains = new Set(['waypoints', 'audit', 'integrity log'])

function courseOf({ keeper, waypoint, faults, read }: Attempt): Course {
  const kept = keeper.now()
  const passed = async (name: string, at: number | string, isRight: boolean) => {
    if (isRight) await keeper.moved({ after: { ...keeper.now().after, [name]: at } })
  }
  const again = (name: 'audit' | 'log') => ({
    blocks: read[name],
    async passed(block: Ids, isRight: boolean) {
      read.less(name, block.to - block.after)
      await passed(name, block.to, isRight)
    },
  })
  return {
    faults,
    audit: {
      from: kept.audit ?? waypoint?.audit,
      again: waypoint && { ...again('audit'), month: (month) => isMonthIn(kept.parts, month) },
      async walked({ last, place }) {
        read.reached('audit', last?.id ?? 0)
        if (place) await keeper.moved({ audit: place })
      },
    },
    log: {
      from: kept.log ?? waypoint?.log,
      again: waypoint && again('log'),
      async walked(last, place) {
        read.reached('log', last)
        if (place) await keeper.moved({ log: place })
      },
    },
    tree: waypoint && { after: waypoint.log.id, blocks: read.tree },
    files: {
      ...read.files,
      async passed(last, count, isRight) {
        read.less('files', count)
        await passed('files', last, isRight)
      },
    },
    since: waypoint && { audit: waypoint.audit.id, log: waypoint.log.id },
    entered: waypoint?.log.id ?? kept.logEnd,
    // The chains go on to the end of the present moment, so that both end at the same one.
    isOver: (name) => kept.done.includes(name) && !chains.has(name),
    begins: (name) => keeper.step(name),
    reports: (name) => read.reports.filter(({ to }) => to > Number(kept.after[name] ?? Number.MIN_SAFE_INTEGER)),
    async passed(name, ids, isRight) {
      read.less(name, read.reports.find(({ to }) => to === ids.to)?.count ?? 0)
      await passed(name, ids.to, isRight)
    },
    async ended(name, isRight) {
      if (isRight) await keeper.moved({ done: [...keeper.now().done, name] })
    },
  }
}

/** Where the next check goes on from, when this one found nothing; undefined where one of the chains has no place. */
function nextWaypoint({ keeper, waypoint, now }: Attempt): Waypoint | undefined {
  const { audit = waypoint?.audit, log = waypoint?.log, begunAt, parts, version, reports } = keeper.now()
  if (!audit || !log) return undefined
  const wholeAt = waypoint?.wholeAt ?? begunAt
  const sevenths = Array.from({ length: nights }, (_, part) =>
    parts.includes(part) ? begunAt : (waypoint?.sevenths[part] ?? begunAt),
  )
  return { version, at: now, begunAt, wholeAt, sevenths, audit, log, reports }
}

export function stepsOf(parts: Parts): Steps {
  const { db, secrets, job } = parts
  let attempt: Attempt | undefined
  return {
    async begin(snapshot) {
      const begun = await beginningOf(snapshot, parts)
      const read = await toRead(snapshot, begun, parts)
      const keeper = keeperOf(parts, { ...begun.progress, total: read.total })
      attempt = { ...begun, read, keeper }
      return courseOf(attempt)
    },
    async end(isRight) {
      if (!attempt) throw new Error('The check has not begun')
      const { waypoint, read } = attempt
      const next = isRight ? nextWaypoint(attempt) : undefined
      await db.transaction().execute(async (tx) => {
        if (next) await writeSigned(tx, secrets, ofRegister, next)
        await forget(tx, job)
      })
      return { isWhole: waypoint === undefined, rows: read.total, wholeAt: next?.wholeAt ?? waypoint?.wholeAt }
    },
  }
}
