// The question before a file of a list: how many rows it will hold.
import { useFeedback } from '../feedback/useFeedback.tsx'
import { exportWords as words, recordsOf, type RowCount } from './words.ts'

/** Whether the person wants the file; `filtered`: it holds what the list is filtered by. */
export function useAskExport() {
  const { ask } = useFeedback()
  return (count: RowCount, filtered = false): Promise<boolean> =>
    ask({ title: words.title, text: recordsOf(count, filtered), yes: words.run })
}
