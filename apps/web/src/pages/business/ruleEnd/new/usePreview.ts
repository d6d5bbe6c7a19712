// What an end by rule would reach, as it was last asked for: one page of one group, the counts of all, and what putting it in force names.
import { previewRuleEnd } from '@register/contract/business/ruleEnd/office'
import type { RuleEndGroup } from '@register/contract/business/ruleEnd/shape'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useRead } from '../../../../api/query.ts'
import { useLocalList } from '../../../../kit/table/local/useLocalList.ts'
import { isSame, type Asked } from './useRuleDraft.ts'

/** Nothing is asked for with it. */
const nothing: Asked = { chosen: { way: 'numbers', numbers: [] }, effectiveDate: '' }

export function usePreview() {
  const list = useLocalList()
  const [asked, setAsked] = useState<Asked>()
  const [group, setGroup] = useState<RuleEndGroup>('ready')
  const { pageNum, pageSize } = list
  const reading = useRead(
    previewRuleEnd,
    { body: { ...(asked ?? nothing), group, pageNum, pageSize } },
    { enabled: asked !== undefined, placeholderData: keepPreviousData },
  )
  return {
    list,
    asked,
    group,
    reading,
    /** Asks for these, and again when they were asked for before. */
    look: async (wanted: Asked) => {
      if (isSame(asked, wanted)) return reading.refetch()
      list.setPage(1, pageSize)
      setGroup('ready')
      return setAsked(wanted)
    },
    choose: (next: RuleEndGroup) => {
      list.setPage(1, pageSize)
      setGroup(next)
    },
    /** What is on the screen, once it answers what was asked for. */
    seen: reading.isPlaceholderData || reading.isFetching || reading.isError ? undefined : reading.data,
  }
}
export type Preview = ReturnType<typeof usePreview>
