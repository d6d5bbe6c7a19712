// The input of a manufacturer's name; it offers what the register knows, and picking one fills in code, address and licence.
import { findManufacturers, type Manufacturer } from '@register/contract/business/parties/manufacturer'
import { keepPreviousData } from '@tanstack/react-query'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { Suggest } from '../../../kit/input/Suggest.tsx'
import { useRested } from '../../../kit/input/useRested.ts'
import { reportsOf } from '../words.ts'

export function MakerInput({ onPick, ...props }: InputProps & { onPick: (maker: Manufacturer) => void }) {
  const say = useSay()
  const keyword = useRested(typeof props.value === 'string' ? props.value : '')
  const { data } = useRead(
    findManufacturers,
    { body: { keyword } },
    { enabled: keyword.length >= 2, placeholderData: keepPreviousData },
  )
  const makers = keyword.length >= 2 ? (data ?? []) : []
  return (
    <Suggest
      {...props}
      suggestions={makers.map((maker, at) => ({
        key: String(at),
        value: maker.name,
        detail: [maker.creditCode, maker.address, say(reportsOf(maker.reports))].filter(Boolean).join(' · '),
      }))}
      onPick={(key) => {
        const maker = makers[Number(key)]
        if (maker) onPick(maker)
      }}
    />
  )
}
