// Waits for an import as the page does: it asks for the state until the work is over.
import { setTimeout } from 'node:timers/promises'
import { readImport, type ImportJob } from '@register/contract/business/reportImport'
import type { Caller } from './app.ts'

/** The job at the end of its dry run or of its import, whichever is running. */
export async function endOfImport(caller: Caller, id: string): Promise<ImportJob> {
  for (;;) {
    const job = await caller(readImport, { body: { id } })
    if (job.state !== 'checking' && job.state !== 'importing') return job
    await setTimeout(20)
  }
}
