// Every check of the stored data as an explicit list, run in one way: in a read-only snapshot, streaming.
import { setImmediate as breath } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { auditFindings } from './access/audit/findings.ts'
import type { SeenAudit } from './access/audit/seen.ts'
import type { Finding } from './access/finding.ts'
import { referenceFindings } from './access/references.ts'
import type { Secrets } from './access/secrets.ts'
import { inSnapshot, type Db, type Pool } from './db/connect.ts'
import { noticeFindings } from './features/business/changeNotice/service.ts'
import { codeFindings } from './features/business/codeApply/service.ts'
import { errorReportFindings } from './features/business/errorReport/service.ts'
import { fileFindings } from './features/business/file/service.ts'
import { integrityFindings } from './features/business/integrity/service.ts'
import { publicNoticeFindings } from './features/business/notice/service.ts'
import { measureFindings, partFindings, reportFindings, searchFindings } from './features/business/report/service.ts'
import { openFrom, type FileStore } from './files/store.ts'
import { idempotencyFindings } from './http/idempotency.ts'

export interface Checked {
  db: Pool
  secrets: Secrets
  files: FileStore
  /** The newest audit row that this server recorded; undefined when it never recorded one. */
  seen: SeenAudit | undefined
}

type Check = readonly [name: string, findings: AsyncIterable<Finding>]

/** @param snapshot all checks see the same moment */
const checks = (snapshot: Db, { db, secrets, files, seen }: Checked): readonly Check[] => [
  ['audit', auditFindings(snapshot, { secrets, seen, open: openFrom(files) })],
  ['references between tables', referenceFindings(snapshot)],
  ['repeatable requests', idempotencyFindings(snapshot)],
  ['codes', codeFindings(snapshot)],
  ['reports', reportFindings(snapshot)],
  ['change notices', noticeFindings(snapshot)],
  ['error reports', errorReportFindings(snapshot)],
  ['notices', publicNoticeFindings(snapshot)],
  ['search', searchFindings(snapshot)],
  ['parts of machines', partFindings(snapshot)],
  ['filters by parameters', measureFindings(snapshot)],
  ['integrity log', integrityFindings(snapshot, secrets)],
  ['files', fileFindings(snapshot, db, files)],
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
  /** Called when a check begins, with how many of all are done. */
  check(name: string, done: number, total: number): void
  found(finding: Finding): void
}

/**
 * Runs all checks, in bounded memory, and returns their number. Writes nothing.
 * @param lanes how many checks run at once. Each lane reads a snapshot of its own, so with more than one nobody may write meanwhile: a restored database
 */
export async function check(parts: Checked, listener: Listener, lanes = 1): Promise<number> {
  const { signal } = listener
  let [begun, total] = [0, 0]
  const lane = () =>
    inSnapshot(parts.db, async (snapshot) => {
      const read = signal ? snapshot.withPlugin(endingWith(signal)) : snapshot
      const all = checks(read, parts)
      total = all.length
      // The longest are at the end of the list, and lanes that begin with them end at about the same time.
      const order = lanes > 1 ? all.toReversed() : all
      for (let at = begun++; at < order.length; at = begun++) {
        const [name, findings] = order[at] as Check
        listener.check(name, at, all.length)
        for await (const finding of findings) listener.found(finding)
      }
    })
  await Promise.all(Array.from({ length: lanes }, lane))
  return total
}
