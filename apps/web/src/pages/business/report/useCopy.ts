// Copies a report as a new draft and opens it; the editor then says what was left out.
import { copyReport } from '@register/contract/business/report/content/copy'
import { queryList } from '@register/contract/business/report/report'
import { useCallback } from 'react'
import { store, stored } from '../../../api/store/stored.ts'
import { useWrite } from '../../../api/query.ts'
import { useGo } from '../../../kit/router/useGo.ts'
import * as paths from '../../../paths.ts'

/** Seconds for which a copy lists what it lacks, also after a reload: by the next day its writer has read it. */
const remembered = 24 * 3600

const keyOf = (draft: number): string => `COPIED ${draft}`

/** The names of the fields that were left out when this browser copied the draft. */
export const leftOutOf = (draft: number): readonly string[] => stored<string[]>(keyOf(draft)) ?? []

export function useCopy(): (id: number) => Promise<void> {
  const { mutateAsync } = useWrite(copyReport, { refreshes: [queryList] })
  const go = useGo()
  return useCallback(
    async (id) => {
      const copy = await mutateAsync({ body: { id } })
      store(keyOf(copy.id), copy.leftOut, remembered)
      go(paths.reportEdit(copy.id))
    },
    [mutateAsync, go],
  )
}
