// How a call asks for work, and ends it; the engine does the work (engine.ts).
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../access/ctx.ts'
import { insertJob, stopJob, type Asking, type NewJob } from './job.ts'
import { enqueue } from './library.ts'

export interface Jobs {
  /** Enqueues a job in the transaction of the call; a rollback removes it. Returns its id. */
  add(ctx: Asking, job: NewJob): Promise<string>
  /** Ends a waiting or running job. An attempt of this instance ends at once; one of another instance ends when it next writes that it is alive. False when the job had ended. */
  stop(ctx: Pick<Ctx, 'db' | 'afterCommit'>, id: string, why: Phrase): Promise<boolean>
}

export interface Worker {
  /** A job was enqueued. */
  added: () => void
  /** A job was ended, with this id. */
  stopped: (id: string) => void
}

/** `kinds`: those that are worked on. */
export function jobsOf(kinds: readonly { kind: string; queue?: string }[], { added, stopped }: Worker): Jobs {
  const known = new Map(kinds.map((one) => [one.kind, one]))
  return {
    async add(ctx, job) {
      const of = known.get(job.kind)
      if (!of) throw new Error(`No handler works on jobs of the kind ${job.kind}`)
      const id = await insertJob(ctx, job)
      await enqueue(ctx.db, of, id)
      ctx.afterCommit(added)
      return id
    },
    async stop(ctx, id, why) {
      const isStopped = await stopJob(ctx.db, id, why)
      ctx.afterCommit(() => stopped(id))
      return isStopped
    },
  }
}
