// A condition's value out of options: known ones, ones read when the list opens, or ones found by typing; a failure stands in the list with a way to try again.
import { Select, Spin } from 'antd'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useRested } from '../../input/useRested.ts'
import { LoadFailed } from '../../state/LoadFailed.tsx'
import { useFinder } from '../../text/useFinder.ts'
import styles from '../filter.module.css'
import { useOptions } from './useOptions.ts'
import type { ValueEditorProps } from './editorProps.ts'
import { filterWords as words } from '../words.ts'

/** A list too short to be worth a search. */
const few = 8

export function OptionsEditor({ field, label, value, onChange }: ValueEditorProps) {
  const say = useSay()
  const { byPinyin } = useFinder()
  const { data, multiple, request, remote } = field.extend ?? {}
  const chosen = typeof value === 'string' ? [value].filter(Boolean) : [...(value ?? [])]
  const [opened, setOpened] = useState(chosen.length > 0)
  const [typed, setTyped] = useState('')
  const rested = useRested(typed)
  // A value from a favourite or an address is looked for, so that its label shows.
  const asked = rested || (typed === '' ? (chosen[0] ?? '') : '')
  const read = remote ? (asked ? () => remote(asked) : undefined) : opened ? request : undefined
  const found = useOptions(read, remote ? asked : '')
  /** Chosen ones stay in sight although something else was looked for since. */
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({})
  const options = remote && rested === '' && typed === '' && chosen.length === 0 ? [] : (data ?? found.options)
  const known = new Set(options.map((one) => one.value))
  const kept = chosen.filter((one) => !known.has(one)).map((one) => ({ value: one, label: labels[one] ?? one }))
  function change(next: string | string[] | undefined) {
    const list = next === undefined ? [] : [next].flat()
    const names = [...options, ...kept].filter((one) => list.includes(one.value))
    setLabels(Object.fromEntries(names.map((one) => [one.value, one.label])))
    onChange(multiple ? list : (list[0] ?? null))
  }
  const nothing = found.error ? (
    <LoadFailed error={found.error} onRetry={found.retry} />
  ) : (
    say(found.loading ? words.loading : remote && !rested ? words.typeToSearch : words.nothingFound)
  )
  return (
    <Select<string | string[]>
      {...(multiple && { mode: 'multiple' as const })}
      allowClear
      className={styles['fill'] ?? ''}
      aria-label={label}
      placeholder={say(field.placeholder ?? words.choose)}
      popupMatchSelectWidth={false}
      loading={found.loading}
      value={multiple ? chosen : (chosen[0] ?? null)}
      options={found.error ? [] : [...options, ...kept]}
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
        // Opened again after a failure, it tries again.
        if (found.error) found.retry()
      }}
      onChange={change}
    />
  )
}
