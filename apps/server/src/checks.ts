// Every check of the stored data as an explicit list, run in one way: in a read-only snapshot, streaming.
import { setImmediate as breath } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import type { CheckName } from '@register/contract/log/checkNames'
import { auditFindings } from './access/audit/findings.ts'
import type { SeenAudit } from './access/audit/seen.ts'
import { mostFindings, type Finding, type Ids } from './access/finding.ts'
import { referenceFindings } from './access/references.ts'
import type { Secrets } from './access/secrets.ts'
import { everything, type Course } from './checks/course.ts'
import { cut, type Beside, type Share } from './checks/lanes.ts'
import { inSnapshot, momentOf, type Db, type Pool } from './db/connect.ts'
import { noticeFindings } from './features/business/changeNotice/service.ts'
import { codeFindings } from './features/business/codeApply/service.ts'
import { errorReportFindings } from './features/business/errorReport/service.ts'
import { fileFindings } from './features/business/file/service.ts'
import {
  actFindings,
  enteredFindings,
  logFindings,
  recordFindings,
  treeFindings,
} from './features/business/integrity/service.ts'
import { publicNoticeFindings } from './features/business/notice/service.ts'
import {
  measureFindings,
  partFindings,
  reportFindings,
  searchFindings,
  strayFindings,
} from './features/business/report/service.ts'
import { openFrom, type FileStore } from './files/store.ts'
import { idempotencyFindings } from './http/write/idempotency.ts'
import { inOrder } from './checks/shares.ts'

export interface Checked {
  db: Pool
  secrets: Secrets
  files: FileStore
  /** The newest audit row that this server recorded; undefined when it never recorded one. */
  seen: SeenAudit | undefined
}

type Findings = AsyncIterable<Finding> | readonly Finding[]

/** What is asked of one report after the other, by the name of its check: threads take shares of it. */
const ofReports = {
  search: searchFindings,
  'parts of machines': partFindings,
  'filters by parameters': measureFindings,
  'integrity log': recordFindings,
} satisfies Partial<Record<CheckName, (db: Db, ids: Ids) => Findings>>
type OfReports = keyof typeof ofReports
const isOfReports = (name: string): name is OfReports => name in ofReports
export const checksOfReports: readonly string[] = Object.keys(ofReports)
/** Checks that name every place, however many there are. */
const tellsAll = new Set(['integrity log'])

interface Check {
  name: CheckName
  /** What is asked of the register as a whole, and of rows that follow each other. */
  whole: Findings
  /** What is asked only where the rest of the check found nothing. */
  last?: Findings
}

/** @param snapshot all checks see the same moment */
const checks = (snapshot: Db, { db, secrets, files, seen }: Checked, course: Course): readonly Check[] => [
  { name: 'waypoints', whole: course.faults },
  { name: 'audit', whole: auditFindings(snapshot, { secrets, seen, open: openFrom(files), ...course.audit }) },
  { name: 'references between tables', whole: referenceFindings(snapshot) },
  { name: 'repeatable requests', whole: idempotencyFindings(snapshot) },
  { name: 'codes', whole: codeFindings(snapshot) },
  { name: 'reports', whole: reportFindings(snapshot) },
  { name: 'change notices', whole: noticeFindings(snapshot) },
  { name: 'error reports', whole: errorReportFindings(snapshot) },
  { name: 'notices', whole: publicNoticeFindings(snapshot) },
  { name: 'search', whole: strayFindings(snapshot) },
  { name: 'parts of machines', whole: [] },
  { name: 'filters by parameters', whole: [] },
  { name: 'integrity log', whole: logOf(snapshot, secrets, course), last: actFindings(snapshot, course.since) },
  { name: 'tree of the log', whole: treeFindings(snapshot, secrets, course.tree) },
  { name: 'files', whole: fileFindings(snapshot, db, files, course.files) },
  // A new feature's own check is listed here, as its service.ts exports it.
]

/** With the records of reports that have entered the log since. */
async function* logOf(snapshot: Db, secrets: Secrets, { log, entered }: Course): AsyncGenerator<Finding> {
  yield* logFindings(snapshot, secrets, log)
  if (entered !== undefined) yield* enteredFindings(snapshot, entered)
}

/** Ends a check before its next query or batch of rows once `signal` aborts. */
const endingWith = (signal: AbortSignal): KyselyPlugin => ({
  transformQuery({ node }) {
    signal.throwIfAborted()
    return node
  },
  async transformResult({ result }) {
    signal.throwIfAborted()
    // Lets calls that arrived meanwhile be answered first.
    await breath()
    return result
  },
})

export interface Listener {
  /** Ends the run at the next rows that it reads. */
  signal?: AbortSignal
  /** Called when a check begins, with how many steps of all are done. */
  check(name: string, done: number, total: number): void
  found(finding: Finding): void
}

export const shareFindings = (snapshot: Db, { name, ...ids }: Share): Findings =>
  isOfReports(name) ? ofReports[name](snapshot, ids) : []

interface How {
  /** For checking a large register with more than one processor. */
  beside?: Beside
  /** What is read; everything unless it says so. A check in steps has no lanes. */
  course?: (snapshot: Db) => Promise<Course>
}

/** Runs all checks, in bounded memory, and returns their number. Writes nothing but what the course keeps. Rejects when one could not be done. */
export function check(parts: Checked, listener: Listener, { beside, course: courseIn }: How = {}): Promise<number> {
  const over = new AbortController()
  const signal = listener.signal ? AbortSignal.any([listener.signal, over.signal]) : over.signal
  return inSnapshot(parts.db, async (snapshot) => {
    const read = listener.signal || beside ? snapshot.withPlugin(endingWith(signal)) : snapshot
    const course = await (courseIn ? courseIn(read) : everything(read, parts.secrets))
    const all = checks(read, parts, course)
    const ranges = beside ? await cut(read, beside.perShare) : []
    const lanes = beside && ranges.length > 1 ? beside.open(await momentOf(read)) : undefined
    const shares = lanes ? checksOfReports.flatMap((name) => ranges.map((ids): Share => ({ name, ...ids }))) : []
    const total = all.length + shares.length
    let done = 0
    /** Checks that found something, and how much in their shares. */
    const broken = new Set<string>()
    const told = new Map<string, number>()
    const tell = (name: string, finding: Finding) => {
      broken.add(name)
      listener.found(finding)
    }
    const tellOfShare = (name: string, finding: Finding) => {
      const count = (told.get(name) ?? 0) + 1
      told.set(name, count)
      if (count <= mostFindings || tellsAll.has(name)) tell(name, finding)
    }
    const own = async () => {
      for (const { name, whole } of all) {
        listener.check(name, done, total)
        if (!course.isOver(name)) await one(name, whole)
        done++
      }
    }
    const one = async (name: CheckName, whole: Findings) => {
      await course.begins(name)
      for await (const finding of whole) tell(name, finding)
      for (const ids of lanes || !isOfReports(name) ? [] : course.reports(name)) {
        for await (const finding of shareFindings(read, { name, ...ids })) tellOfShare(name, finding)
        await course.passed(name, ids, !broken.has(name))
      }
      await course.ended(name, !broken.has(name))
    }
    const others = async () => {
      if (!lanes) return
      for await (const [{ name }, findings] of inOrder(shares, 2 * lanes.count, (share) => lanes.run(share))) {
        listener.check(name, ++done, total)
        for (const finding of findings) tellOfShare(name, finding)
      }
    }
    const both = [own(), others()]
    try {
      await Promise.all(both)
      await lanes?.close()
      for (const { name, last } of all)
        if (last && !broken.has(name)) for await (const finding of last) tell(name, finding)
    } catch (error) {
      over.abort(error)
      await lanes?.close()
      await Promise.allSettled(both)
      throw error
    }
    return all.length
  })
}
