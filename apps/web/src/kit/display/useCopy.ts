// Puts a text on the clipboard and says so.
import { useFeedback } from '../feedback/useFeedback.tsx'
import { copy } from '../plain/action/copy.ts'
import { displayWords as words } from './words.ts'

/** What it returns throws a Failure that says what to do where the browser does not allow it. */
export function useCopy(): (text: string) => Promise<void> {
  const { done } = useFeedback()
  return async (text) => {
    await copy(text)
    done(words.copied)
  }
}
