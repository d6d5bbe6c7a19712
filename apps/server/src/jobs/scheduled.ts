// The work of scheduled tasks, as features offer it: its parameters, and the sentence that the log stores for a run.
import type { Phrase } from '@register/contract/phrase'
import { bodyOf } from '@register/contract/record/shape'
import { paramsOf, type HandlerName, type TaskParams } from '@register/contract/system/scheduledTask/handlers'
import type { Work } from './engine.ts'

/** Runs again when its process has died. Returns a sentence about what it did, or undefined when there was nothing to do: of such runs the log stores the newest. An error is logged as the reason of the failure. */
export type TaskWork<N extends HandlerName> = (
  work: Pick<Work, 'db' | 'secrets' | 'job' | 'signal' | 'onProgress'>,
  params: TaskParams<N>,
) => Promise<Phrase | undefined>

interface Scheduled<N extends HandlerName> {
  run: TaskWork<N>
  /** The queue of other work that it must not overlap; its own runs never overlap. */
  queue?: string
  /** Notifies people of the first failure instead of the third. */
  notifiesAtOnce?: true
}

/** The parameters of a run, parsed; throws when they do not fit the handler. */
export const paramsFor = <N extends HandlerName>(handler: N, given: unknown): TaskParams<N> =>
  bodyOf(paramsOf(handler)).parse(given) as TaskParams<N>

/** One entry for each handler that the contract names. */
export type TaskWorks = { readonly [N in HandlerName]: Scheduled<N> }
