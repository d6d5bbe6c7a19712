// Saves a sample, new or known; when somebody else has changed it meanwhile, says so and offers their state.
import { listSamples, pageSamples, postSample, type Sample } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { useWrite } from '../../api/query.ts'
import { useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../kit/form/record/useStale.ts'
import type { SampleDraft } from './sampleDraft.ts'

const saved: Phrase = ['样品已保存', 'The sample is saved']

/** The function answers false when nothing was saved because of a newer state. */
export function useSaveSample(known?: Sample, reload: () => unknown = () => undefined) {
  const { done } = useFeedback()
  const stale = useStale(reload)
  const write = useWrite(postSample, { refreshes: [pageSamples, listSamples] })
  return async (draft: SampleDraft): Promise<boolean> => {
    try {
      await write.mutateAsync({ body: { ...draft, ...(known && { id: known.id, rev: known.rev }) } })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(saved)
    return true
  }
}
