// Deletes samples after a question that names how many, or which one.
import { listSamples, pageSamples, removeSamples } from '@register/contract/demo/sample'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { removeAsk, removeOneAsk, words } from './words.ts'

export function useRemove(onRemoved: (ids: readonly number[]) => void) {
  const say = useSay()
  const { ask, done } = useFeedback()
  const write = useWrite(removeSamples, { refreshes: [pageSamples, listSamples] })
  return async (ids: readonly number[], sampleNo?: string) => {
    const title = say(sampleNo === undefined ? removeAsk(ids.length) : removeOneAsk(sampleNo))
    if (!(await ask({ title, text: say(words.removeText), yes: say(words.remove), danger: true }))) return
    await write.mutateAsync({ params: { ids: ids.join() } })
    onRemoved(ids)
    done(words.removed)
  }
}
