// What checks of the audit and its archives have in common as work beside the request: one line for both, so that a process looks through the audit once at a time.
import { randomBytes } from 'node:crypto'
import { Failure, unexpected } from '@register/contract/errors'
import type { UserCtx } from '../../../access/ctx.ts'
import type { SeenAudit } from '../../../access/audit/seen.ts'
import type { Db, Pool } from '../../../db/connect.ts'
import type { FileStore } from '../../../files/store.ts'
import { knownFailure } from '../../../http/failures.ts'
import type { JobLife } from '../../../jobs/life.ts'
import type { Line } from '../../../jobs/line.ts'

export interface Workshop {
  db: Pool
  store: FileStore
  line: Line
  /** How far this server has seen the audit. */
  seen: () => Promise<SeenAudit | undefined>
  /** Receives the failures that are bugs. */
  report: (error: unknown) => void
}

export const newJobId = (): string => randomBytes(16).toString('base64url')

export const interrupted = (): Failure =>
  new Failure(503, ['服务重启，工作已中断，请重新开始', 'The service was restarted in the middle. Please start again'])

/** Ended from elsewhere, or fallen silent for so long that somebody else began anew. */
export const overtaken = (): Failure =>
  new Failure(409, ['已被另一次工作取代', 'Another one has taken its place meanwhile'])

/** How often progress is told. */
export const tellEveryMs = 500

/** Puts a job in line; whatever its work throws becomes its failure. */
export function enqueue(
  { db, line, report }: Workshop,
  ctx: UserCtx,
  { id, life, work }: { id: string; life: JobLife; work: (signal: AbortSignal) => Promise<void> },
): void {
  void line.add(id, {
    work,
    beat: () => life.beat(db, id),
    async failed(error) {
      const known = knownFailure(error)
      if (!known) report(error)
      await life.fail(db, id, known?.phrase ?? unexpected(ctx.meta.traceId))
    },
    report,
  })
}

/** The caller's context inside another transaction, with a note of its own. */
export const inside = (ctx: UserCtx, db: Db, object: string, detail: Record<string, unknown>): UserCtx => ({
  ...ctx,
  db,
  note: { object, detail },
})
