// Chooses the certificate that this one replaces: one of the same body that was not revoked, found by number, product or model.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { recordName } from '@register/contract/rules/numbers/recordName'
import { queryList } from '@register/contract/business/report/report'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useRead } from '../../../../../api/query.ts'
import type { InputProps } from '../../../../../kit/input/inputProps.ts'
import { Lookup } from '../../../../../kit/input/Lookup.tsx'
import { useRested } from '../../../../../kit/input/useRested.ts'
import type { Replaced } from '@register/contract/business/report/lifecycle/supersedes'
import { words } from '../words.ts'

export interface SupersedesInputProps extends InputProps {
  chosen: Replaced | null
  /** The report being written, which cannot replace itself. */
  own: number
  onPick: (replaced: Replaced | null) => void
}

export function SupersedesInput({ chosen, own, onPick, ...props }: SupersedesInputProps) {
  const [text, setText] = useState('')
  const keyword = useRested(text)
  const { data, isFetching } = useRead(
    queryList,
    { body: { status: 'published,unconfirmed,expired,suspended,lapsed', pageSize: 10, ...(keyword && { keyword }) } },
    { enabled: keyword.length >= 2, placeholderData: keepPreviousData },
  )
  const rows = keyword.length >= 2 ? (data?.list ?? []).filter(({ id }) => id !== own) : []
  return (
    <Lookup
      {...props}
      chosen={chosen && { value: chosen.id, label: printNo(chosen.certificateNo) }}
      found={rows.map((row) => ({
        value: row.id,
        label: recordName(row),
        detail: [row.productName, row.model, row.manufacturerName].filter(Boolean).join(' · '),
      }))}
      loading={isFetching || text.trim() !== keyword}
      placeholder={words.findReplaced}
      onSearch={setText}
      onPick={(id) => onPick(rows.find((row) => row.id === id) ?? null)}
    />
  )
}
