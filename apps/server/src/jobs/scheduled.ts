// The works of scheduled tasks, as features offer them: what one gets, and what it says when it is over.
import type { Phrase } from '@register/contract/phrase'
import { bodyOf } from '@register/contract/record/shape'
import { paramsOf, type HandlerName, type TaskParams } from '@register/contract/system/scheduledTask/handlers'
import type { Work } from './engine.ts'

/** May be begun anew when its process has died. Answers what it did, in a sentence, or nothing where there was nothing to do: of such runs the log keeps the newest. What it throws is told as why it failed. */
export type TaskWork<N extends HandlerName> = (
  work: Pick<Work, 'db' | 'secrets' | 'job' | 'signal' | 'tell'>,
  params: TaskParams<N>,
) => Promise<Phrase | undefined>

interface Scheduled<N extends HandlerName> {
  run: TaskWork<N>
  /** Other work that it waits for, and that waits for it; its own runs do so anyway. */
  line?: string
  /** People are told of the first failure, not of the third. */
  tellsAtOnce?: true
}

/** The parameters of a run as its work takes them; throws where they are none of its handler. */
export const paramsFor = <N extends HandlerName>(handler: N, given: unknown): TaskParams<N> =>
  bodyOf(paramsOf(handler)).parse(given) as TaskParams<N>

/** One for each handler that the contract names. */
export type TaskWorks = { readonly [N in HandlerName]: Scheduled<N> }
