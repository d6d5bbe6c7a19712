// A thread of the check: answers each share of reports with its findings, all at the moment that the whole check reads. Started by threads.ts.
import { parentPort, workerData } from 'node:worker_threads'
import type { Finding } from '../access/finding.ts'
import { shareFindings } from '../checks.ts'
import type { Share } from '../checks/lanes.ts'
import { connect, inSnapshot } from '../db/connect.ts'
import { enough, type ThreadData } from './threads.ts'

if (!parentPort) throw new Error('checkThread.ts is started as a thread')
const port = parentPort
const { connection, moment } = workerData as ThreadData
// The thread waits longer for a connection than a call does, because no caller waits for this answer and a busy machine is slow.
const { db } = connect(connection, { max: 1, connectMs: 60_000, onIdleError: () => {} })

// Whatever fails here ends the thread with its error, and the check with it.
await inSnapshot(
  db,
  (snapshot) =>
    new Promise<void>((end, refuse) => {
      const answer = async (share: Share) => {
        const findings: Finding[] = []
        for await (const finding of shareFindings(snapshot, share)) findings.push(finding)
        port.postMessage(findings)
      }
      port.on('message', (said: Share | typeof enough) => (said === enough ? end() : void answer(said).catch(refuse)))
    }),
  moment,
)
await db.destroy()
port.close()
