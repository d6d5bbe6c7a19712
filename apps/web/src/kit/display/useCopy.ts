// Copies a text to the clipboard and confirms it.
import { useFeedback } from '../feedback/useFeedback.tsx'
import { copy } from '../plain/action/copy.ts'
import { displayWords as words } from './words.ts'

/** The returned function throws a Failure with advice when the browser does not allow copying. */
export function useCopy(): (text: string) => Promise<void> {
  const { done } = useFeedback()
  return async (text) => {
    await copy(text)
    done(words.copied)
  }
}
