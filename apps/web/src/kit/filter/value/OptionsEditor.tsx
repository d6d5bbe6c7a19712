// The value of a condition chosen from options: known in advance, read when the list opens, or found by typing; a failure shows in the list with a button to try again.
import { Select, Spin } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { saidOptions } from '../../text/saidOptions.ts'
import { useRested } from '../../input/useRested.ts'
import { LoadFailed } from '../../state/LoadFailed.tsx'
import { useFinder } from '../../text/useFinder.ts'
import { useOptions } from './useOptions.ts'
import type { ValueEditorProps } from './editorProps.ts'
import { filterWords as words } from '../words.ts'

/** A list this short needs no search. */
const few = 8

export function OptionsEditor({ field, label, value, onChange }: ValueEditorProps) {
  const t = useTranslate()
  const { byPinyin } = useFinder()
  const { data, multiple, request, remote } = field.extend ?? {}
  const chosen = typeof value === 'string' ? [value].filter(Boolean) : [...(value ?? [])]
  const [opened, setOpened] = useState(chosen.length > 0)
  const [typed, setTyped] = useState('')
  const rested = useRested(typed)
  // The option of a value from a favourite or an address is looked up, so that its label shows.
  const asked = rested || (typed === '' ? (chosen[0] ?? '') : '')
  const read = remote ? (asked ? () => remote(asked) : undefined) : opened ? request : undefined
  const found = useOptions(read, remote ? asked : '')
  /** Chosen options stay visible although a later search does not contain them. */
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({})
  const options = remote && rested === '' && typed === '' && chosen.length === 0 ? [] : (data ?? found.options)
  const known = new Set(options.map((one) => one.value))
  const chosenBefore = chosen.filter((one) => !known.has(one)).map((one) => ({ value: one, label: labels[one] ?? one }))
  function change(next: string | string[] | undefined) {
    const list = next === undefined ? [] : [next].flat()
    const names = [...options, ...chosenBefore].filter((one) => list.includes(one.value))
    setLabels(Object.fromEntries(names.map((one) => [one.value, t(one.label)])))
    onChange(multiple ? list : (list[0] ?? null))
  }
  const nothing = found.error ? (
    <LoadFailed error={found.error} onRetry={found.retry} />
  ) : (
    t(found.loading ? words.loading : remote && !rested ? words.typeToSearch : words.nothingFound)
  )
  return (
    <Select<string | string[]>
      {...(multiple && { mode: 'multiple' as const })}
      allowClear
      className="full-width"
      aria-label={t(label)}
      placeholder={t(field.placeholder ?? words.choose)}
      popupMatchSelectWidth={false}
      loading={found.loading}
      value={multiple ? chosen : (chosen[0] ?? null)}
      options={found.error ? [] : saidOptions([...options, ...chosenBefore], t)}
      notFoundContent={found.loading && !found.error ? <Spin size="small" /> : nothing}
      {...((remote || (data ?? found.options).length > few) && {
        showSearch: {
          filterOption: remote ? false : byPinyin,
          ...(remote && { onSearch: setTyped }),
        },
      })}
      onOpenChange={(open) => {
        if (!open) return
        setOpened(true)
        // Opening the list again after a failure reads it again.
        if (found.error) found.retry()
      }}
      onChange={change}
    />
  )
}
