// Saves a sample, new or known; when somebody else has changed or deleted it meanwhile, says so and offers a way on.
import { listSamples, pageSamples, postSample, type Sample } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { refreshReads, useWrite } from '../../api/query.ts'
import { useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { useGone } from '../../kit/form/record/useGone.ts'
import { useStale } from '../../kit/form/record/useStale.ts'
import type { SampleDraft } from './sampleDraft.ts'

const saved: Phrase = ['样品已保存', 'The sample is saved']

const lists = [pageSamples, listSamples]

interface Known {
  known?: Sample | undefined
  reload?: (() => unknown) | undefined
  /** Back to the list. */
  leave?: () => unknown
}

/** The function answers false when nothing was saved because of what somebody else did. */
export function useSaveSample({ known, reload, leave }: Known = {}) {
  const { done } = useFeedback()
  const stale = useStale(() => reload?.())
  const gone = useGone(() => leave?.())
  const write = useWrite(postSample, { refreshes: lists })
  return async (draft: SampleDraft): Promise<boolean> => {
    try {
      await write.mutateAsync({ body: { ...draft, ...(known && { id: known.id, rev: known.rev }) } })
    } catch (error) {
      if (await stale(error)) return false
      if (!(await gone(error))) throw error
      await refreshReads(lists)
      return false
    }
    done(saved)
    return true
  }
}
