// Every check of the stored data as an explicit list, run in one way: in a read-only snapshot, streaming.
import { setImmediate as breath } from 'node:timers/promises'
import { sql, type KyselyPlugin } from 'kysely'
import { auditFindings } from './access/audit/findings.ts'
import type { SeenAudit } from './access/audit/seen.ts'
import { allIds, mostFindings, type Finding, type Ids } from './access/finding.ts'
import { referenceFindings } from './access/references.ts'
import type { Secrets } from './access/secrets.ts'
import { inSnapshot, momentOf, type Db, type Pool } from './db/connect.ts'
import { noticeFindings } from './features/business/changeNotice/service.ts'
import { codeFindings } from './features/business/codeApply/service.ts'
import { errorReportFindings } from './features/business/errorReport/service.ts'
import { fileFindings } from './features/business/file/service.ts'
import { actFindings, logFindings, recordFindings, treeFindings } from './features/business/integrity/service.ts'
import { publicNoticeFindings } from './features/business/notice/service.ts'
import {
  measureFindings,
  partFindings,
  reportFindings,
  searchFindings,
  strayFindings,
} from './features/business/report/service.ts'
import { openFrom, type FileStore } from './files/store.ts'
import { idempotencyFindings } from './http/idempotency.ts'
import { inOrder } from './shares.ts'

export interface Checked {
  db: Pool
  secrets: Secrets
  files: FileStore
  /** The newest audit row that this server recorded; undefined when it never recorded one. */
  seen: SeenAudit | undefined
}

/** What is asked of one report after the other, by the name of its check: threads take shares of it. */
const ofReports: Readonly<Record<string, (db: Db, ids: Ids) => AsyncIterable<Finding>>> = {
  search: searchFindings,
  'parts of machines': partFindings,
  'filters by parameters': measureFindings,
  'integrity log': recordFindings,
}
/** Checks that name every place, however many there are. */
const tellsAll = new Set(['integrity log'])

interface Check {
  name: string
  /** What is asked of the register as a whole. */
  whole: AsyncIterable<Finding> | readonly Finding[]
  /** What is asked only where the rest of the check found nothing. */
  last?: AsyncIterable<Finding>
}

/** @param snapshot all checks see the same moment */
const checks = (snapshot: Db, { db, secrets, files, seen }: Checked): readonly Check[] => [
  { name: 'audit', whole: auditFindings(snapshot, { secrets, seen, open: openFrom(files) }) },
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
  { name: 'integrity log', whole: logFindings(snapshot, secrets), last: actFindings(snapshot) },
  { name: 'tree of the log', whole: treeFindings(snapshot, secrets) },
  { name: 'files', whole: fileFindings(snapshot, db, files) },
  // A new feature's own check is listed here, as its service.ts exports it.
]

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

/** A part of a check: some reports. */
export interface Share extends Ids {
  name: string
}

export const shareFindings = (snapshot: Db, { name, ...ids }: Share): AsyncIterable<Finding> | readonly Finding[] =>
  ofReports[name]?.(snapshot, ids) ?? []

/** What does shares beside this process, at the same moment of the database. */
export interface Lanes {
  /** How many shares it does at once. */
  count: number
  /** The findings of a share; rejects when it could not be checked. */
  run(share: Share): Promise<readonly Finding[]>
  close(): Promise<void>
}

export interface Beside {
  /** Reports of a share; a register with no more than one share needs no lanes. */
  perShare: number
  /** @param moment the name of the snapshot to read */
  open(moment: string): Lanes
}

/** All ids, cut where another `perShare` reports are full. */
async function cut(snapshot: Db, perShare: number): Promise<Ids[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as at from report) report where at % ${perShare} = 0 order by id`.execute(
    snapshot,
  )
  const bounds = [allIds.after, ...rows.map(({ id }) => id), allIds.to]
  return bounds.slice(1).map((to, at) => ({ after: bounds[at] ?? 0, to }))
}

/**
 * Runs all checks, in bounded memory, and returns their number. Writes nothing. Rejects when one could not be done.
 * @param beside for checking a large register with more than one processor
 */
export function check(parts: Checked, listener: Listener, beside?: Beside): Promise<number> {
  const over = new AbortController()
  const signal = listener.signal ? AbortSignal.any([listener.signal, over.signal]) : over.signal
  return inSnapshot(parts.db, async (snapshot) => {
    const read = listener.signal || beside ? snapshot.withPlugin(endingWith(signal)) : snapshot
    const all = checks(read, parts)
    const ranges = beside ? await cut(read, beside.perShare) : []
    const lanes = beside && ranges.length > 1 ? beside.open(await momentOf(read)) : undefined
    const shares = lanes ? Object.keys(ofReports).flatMap((name) => ranges.map((ids): Share => ({ name, ...ids }))) : []
    const total = all.length + shares.length
    let done = 0
    /** Checks that found something. */
    const broken = new Set<string>()
    const tell = (name: string, finding: Finding) => {
      broken.add(name)
      listener.found(finding)
    }
    const own = async () => {
      for (const { name, whole } of all) {
        listener.check(name, done, total)
        for await (const finding of whole) tell(name, finding)
        if (!lanes) for await (const finding of shareFindings(read, { name, ...allIds })) tell(name, finding)
        done++
      }
    }
    const others = async () => {
      if (!lanes) return
      const told = new Map<string, number>()
      for await (const [{ name }, findings] of inOrder(shares, 2 * lanes.count, (share) => lanes.run(share))) {
        listener.check(name, ++done, total)
        const before = told.get(name) ?? 0
        for (const one of tellsAll.has(name) ? findings : findings.slice(0, mostFindings - before)) tell(name, one)
        told.set(name, Math.min(mostFindings, before + findings.length))
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
