// A choice from a dictionary, read when it is first opened, or at once when it has a value whose label is needed.
import type { Wording } from '@register/contract/phrase'
import { Select, Spin } from 'antd'
import { useState, type ReactNode } from 'react'
import { useDictionary, type DictionaryItem } from '../../api/dictionary.ts'
import { useTranslate } from '../../api/language.ts'
import { useFinder } from '../../kit/text/useFinder.ts'
import { LoadFailed } from '../../kit/state/LoadFailed.tsx'
import { selectWords as words } from './words.ts'

interface Shape {
  /** Name of the dictionary. */
  dictionary: string
  label: Wording
  id?: string
  placeholder?: string
  disabled?: boolean
  clearable?: boolean
  /** An entry in the open list. */
  option?: (item: DictionaryItem) => ReactNode
}

/** The value is the entry's own, or with `whole` the entry itself; `multiple` makes it a list of them. */
type Chosen =
  | { whole?: false; multiple?: false; value: string | null; onChange: (value: string | null) => void }
  | { whole?: false; multiple: true; value: readonly string[]; onChange: (value: string[]) => void }
  | { whole: true; multiple?: false; value: DictionaryItem | null; onChange: (value: DictionaryItem | null) => void }
  | { whole: true; multiple: true; value: readonly DictionaryItem[]; onChange: (value: DictionaryItem[]) => void }

export type DictionarySelectProps = Shape & Chosen

const keysOf = ({ value }: Chosen): string[] =>
  [value].flat().flatMap((one) => (one === null ? [] : typeof one === 'string' ? [one] : [one.value]))

/** Entries given as whole objects are known even when the dictionary cannot be read. */
const wholeOf = ({ value }: Chosen): DictionaryItem[] =>
  [value].flat().filter((one): one is DictionaryItem => typeof one === 'object' && one !== null)

function give(to: Chosen, keys: string[], items: readonly DictionaryItem[]): void {
  const known = keys.map(
    (key) =>
      items.find(({ value }) => value === key) ?? { label: key, value: key, isDefault: false, tone: '' as const },
  )
  if (to.whole && to.multiple) to.onChange(known)
  else if (to.whole) to.onChange(known[0] ?? null)
  else if (to.multiple) to.onChange(keys)
  else to.onChange(keys[0] ?? null)
}

export function DictionarySelect(props: DictionarySelectProps) {
  const { dictionary, label, id, placeholder, disabled = false, clearable = true, option } = props
  const t = useTranslate()
  const { byPinyin } = useFinder()
  const keys = keysOf(props)
  const [opened, setOpened] = useState(false)
  const { data, error, isFetching, refetch } = useDictionary(dictionary, opened || keys.length > 0)
  const items = data ?? wholeOf(props)
  const failed = error && !isFetching
  return (
    <Select<string | string[]>
      {...(id && { id })}
      {...(props.multiple && { mode: 'multiple' as const })}
      className="full-width"
      aria-label={t(label)}
      placeholder={placeholder ?? t(words.choose)}
      allowClear={clearable}
      disabled={disabled}
      loading={isFetching}
      showSearch={{ filterOption: byPinyin }}
      value={props.multiple ? keys : (keys[0] ?? null)}
      options={failed ? [] : items.map(({ value, label: text }) => ({ value, label: text }))}
      {...(option && {
        optionRender: ({ value }) => {
          const item = items.find((one) => one.value === value)
          return item && option(item)
        },
      })}
      notFoundContent={
        failed ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : isFetching ? (
          <Spin size="small" aria-label={t(words.loading)} />
        ) : (
          t(items.length === 0 ? words.noEntries : words.nothingFound)
        )
      }
      onOpenChange={(open) => {
        if (!open) return
        // With a value, or opened a second time, it was read before or reading had failed, so it is read again.
        if (opened || keys.length > 0) void refetch()
        setOpened(true)
      }}
      onChange={(next: string | string[] | undefined) => give(props, next === undefined ? [] : [next].flat(), items)}
    />
  )
}
