// Deletes a record after a question that names it.
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../api/language.ts'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { recordWords as words, removeAsk } from './words.ts'

interface Removing<R> {
  name: (record: R) => string
  remove: (record: R) => Promise<unknown>
  /** What deleting it means to others. */
  text?: Phrase
}

/** Answers whether it was deleted; a refusal is thrown, for the action that was pressed to tell. */
export function useRemoveRecord<R>({ name, remove, text = words.removeText }: Removing<R>) {
  const say = useSay()
  const { ask, done } = useFeedback()
  return async (record: R): Promise<boolean> => {
    const sure = await ask({
      title: say(removeAsk(name(record))),
      text: say(text),
      yes: say(words.remove),
      danger: true,
    })
    if (!sure) return false
    await remove(record)
    done(words.removed)
    return true
  }
}
