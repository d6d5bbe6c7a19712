// The filters of a list: words, one of several, a span of days, a branch of a tree. Each sets its part of the address.
import type { Wording } from '@register/contract/phrase'
import { Input, Select, Tooltip, TreeSelect } from 'antd'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { saidOptions } from '../text/saidOptions.ts'
import { hasOption, type TreeOption } from '../input/tree/treeOptions.ts'
import { choosesWord } from '../input/find/choosesWord.ts'
import { isComposing } from '../input/find/composing.ts'
import { DaysPicker } from '../input/date/pickers.tsx'
import { usePopupWidth } from '../input/usePopupWidth.ts'
import { useFilterList } from './filterContext.ts'
import styles from './view/table.module.css'
import { atLeastOf, fromOf, tableWords as words } from './words.ts'

interface FilterProps {
  name: string
  label: Wording
}

/** Applies the typed text on Enter or after a pause; with fewer than `atLeast` characters it waits for more. */
export function TextFilter({ name, label, atLeast = 1 }: FilterProps & { atLeast?: number }) {
  const t = useTranslate()
  const list = useFilterList()
  const set = list.filters[name] ?? ''
  const [text, setText] = useState(set)
  // A space after the applied text stays, because more words may follow.
  useEffect(() => {
    setText((before) => (before.trim() === set ? before : set))
  }, [set])
  const typed = text.trim()
  const short = typed !== '' && typed.length < atLeast
  const apply = () => {
    if (!short) list.setFilters({ [name]: typed })
  }
  const applyLater = useDebouncedCallback(() => typed !== set && apply(), 500)
  // A page that is hidden during the pause comes back with its filter as applied.
  useEffect(() => {
    return applyLater.cancel
  }, [applyLater])
  return (
    <Tooltip open={short} placement="bottomLeft" title={t(atLeastOf(atLeast))}>
      <Input
        className={styles['textFilter'] ?? ''}
        classNames={{ clear: styles['clear'] ?? '' }}
        allowClear
        type="search"
        maxLength={100}
        aria-label={t(label)}
        placeholder={t(label)}
        prefix={<Icon name="search" />}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (!isComposing()) applyLater()
        }}
        // What an input method shows while it composes is not yet what is looked for.
        onCompositionStart={applyLater.cancel}
        onCompositionEnd={applyLater}
        onPressEnter={(event) => {
          if (!choosesWord(event.nativeEvent)) apply()
        }}
      />
    </Tooltip>
  )
}

export function ChoiceFilter({
  name,
  label,
  options,
}: FilterProps & { options: readonly { value: string; label: Wording }[] }) {
  const t = useTranslate()
  const list = useFilterList()
  const popupWidth = usePopupWidth('content')
  const set = list.filters[name]
  // A condition of the drawer that is no plain value has a chip; its text would say nothing here.
  const value = options.some((option) => option.value === set) ? set : undefined
  return (
    <Select
      className={styles['choiceFilter'] ?? ''}
      allowClear
      aria-label={t(label)}
      placeholder={t(label)}
      {...(value && { prefix: <span className="quiet">{t(label)}</span> })}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={popupWidth}
      value={value ?? null}
      options={saidOptions(options, t)}
      onChange={(next: string | null) => list.setFilters({ [name]: next ?? undefined })}
    />
  )
}

interface TreeFilterProps extends FilterProps {
  options: readonly TreeOption[]
  /** Called when a person is about to choose: options may be read then. */
  onApproach?: () => void
  /** The reading of the options: a list that has not come, or cannot be read, is not an empty one. */
  reading?: { isPending: boolean; isError: boolean }
}

export function TreeFilter({ name, label, options, onApproach, reading }: TreeFilterProps) {
  const t = useTranslate()
  const state = reading?.isError ? words.optionsUnread : reading?.isPending ? words.optionsComing : words.noOption
  const list = useFilterList()
  const popupWidth = usePopupWidth(360)
  const set = list.filters[name]
  // What the tree does not have is a chip, as in a choice; until the tree has come, the text stands for its entry.
  const isComing = options.length === 0 || reading?.isPending
  const value = set && (isComing || hasOption(options, set)) ? set : undefined
  return (
    <TreeSelect
      className={styles['choiceFilter'] ?? ''}
      allowClear
      aria-label={t(label)}
      placeholder={t(label)}
      {...(value && { prefix: <span className="quiet">{t(label)}</span> })}
      showSearch={{ treeNodeFilterProp: 'search' }}
      treeNodeLabelProp="name"
      popupMatchSelectWidth={popupWidth}
      value={value ?? null}
      treeData={[...options]}
      notFoundContent={<span role="status">{t(state)}</span>}
      {...(onApproach && { onFocus: onApproach, onOpenChange: onApproach })}
      onChange={(next: string | null) => list.setFilters({ [name]: next ?? undefined })}
    />
  )
}

/** Sets `<name>From` and `<name>To`; either end may stay empty. */
export function DateRangeFilter({ name, label }: FilterProps) {
  const t = useTranslate()
  const list = useFilterList()
  const ends = [`${name}From`, `${name}To`] as const
  const [from, to] = ends.map((end) => (list.filters[end] ? dayjs(list.filters[end]) : null))
  return (
    <DaysPicker
      className={styles['rangeFilter'] ?? ''}
      allowEmpty={[true, true]}
      id={{ start: `${name}-from`, end: `${name}-to` }}
      aria-label={t(label)}
      placeholder={[t(fromOf(t(label))), t(words.to)]}
      value={[from ?? null, to ?? null]}
      onChange={(days) =>
        list.setFilters({
          [ends[0]]: days?.[0]?.format('YYYY-MM-DD'),
          [ends[1]]: days?.[1]?.format('YYYY-MM-DD'),
        })
      }
    />
  )
}
