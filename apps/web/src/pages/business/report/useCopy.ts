// Copies a report as a new draft and opens it; the editor then says what was left out.
import { reportFields } from '@register/contract/business/reportFields'
import { isEmpty } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { supersedesField, type Content } from './content.ts'
import { copyReport } from '@register/contract/business/content/copy'
import { queryList } from '@register/contract/business/report'
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

/** The name under which a copy lists files among what it left out. */
const filesLabel: Phrase = ['附件', 'Files']

/** Of the field names that a copy left out, in either language, those that are still empty. */
export function stillLeftOut(names: readonly string[], { fields, files, supersedes }: Content): readonly string[] {
  const there = [
    ...reportFields.filter(({ key }) => !isEmpty(fields[key])).map(({ label }): Phrase => label),
    ...(files.length > 0 ? [filesLabel] : []),
    ...(supersedes ? [supersedesField.label] : []),
  ].flat()
  return names.filter((name) => !there.includes(name))
}
