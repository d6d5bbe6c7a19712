// Deletes a record after a question that names it.
import type { Phrase } from '@register/contract/phrase'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { recordWords as words, removeAsk } from './words.ts'

interface Removing<R> {
  name: (record: R) => string
  remove: (record: R) => Promise<unknown>
  /** The consequence of deleting it for others. */
  text?: Phrase
}

/** Returns whether it was deleted; a refusal is thrown, and the pressed action reports it. */
export function useRemoveRecord<R>({ name, remove, text = words.removeText }: Removing<R>) {
  const { ask, done } = useFeedback()
  return async (record: R): Promise<boolean> => {
    const sure = await ask({
      title: removeAsk(name(record)),
      text: text,
      yes: words.remove,
      danger: true,
    })
    if (!sure) return false
    await remove(record)
    done(words.removed)
    return true
  }
}
