// Copies a report as a new draft and opens it; the editor then says what was left out.
import { copyReport } from '@register/contract/business/content/copy'
import { queryList } from '@register/contract/business/report'
import { useCallback } from 'react'
import { useWrite } from '../../../api/query.ts'
import { useGo } from '../../../kit/plain/useGo.ts'
import * as paths from '../../../paths.ts'

/** By draft, until the page is loaded anew: nobody needs it later. */
const leftOut = new Map<number, readonly string[]>()

/** The names of what a draft lacks that was copied just now. */
export const leftOutOf = (draft: number): readonly string[] => leftOut.get(draft) ?? []

export function useCopy(): (id: number) => Promise<void> {
  const { mutateAsync } = useWrite(copyReport, { refreshes: [queryList] })
  const go = useGo()
  return useCallback(
    async (id) => {
      const copy = await mutateAsync({ body: { id } })
      leftOut.set(copy.id, copy.leftOut)
      go(paths.reportEdit(copy.id))
    },
    [mutateAsync, go],
  )
}
