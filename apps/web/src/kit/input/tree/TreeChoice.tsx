// A choice of one entry of a tree, found by unfolding or by typing: typing lists the matching entries, Enter takes the first.
import { textOf } from '@register/contract/fields'
import { TreeSelect } from 'antd'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from '../input.module.css'
import type { InputProps } from '../inputProps.ts'
import { inputWords as words } from '../words.ts'
import { usePopupWidth } from '../usePopupWidth.ts'
import { entriesOf, entryOf, firstFit, openBranches, type TreeOption } from './treeOptions.ts'

export interface TreeChoiceProps extends InputProps {
  options: readonly TreeOption[]
  loading?: boolean
}

export function TreeChoice({ options, loading = false, ...props }: TreeChoiceProps) {
  const t = useTranslate()
  const popupWidth = usePopupWidth(380)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  /** How to choose once the entries have arrived, when Enter was pressed or the field was left before that. */
  const hasty = useRef<typeof firstFit>(undefined)
  const entries = useMemo(() => entriesOf(options), [options])
  function choose(value: string | null) {
    setText('')
    props.onChange(value)
  }
  function settle(find: typeof firstFit) {
    const found = find(entries, text)
    if (found) choose(found.value)
    else setText('')
    setOpen(false)
  }
  useEffect(() => {
    const find = hasty.current
    if (loading || !find) return
    hasty.current = undefined
    settle(find)
    // Only the arrival of the entries matters here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loading])
  function enter({ key }: KeyboardEvent) {
    hasty.current = loading && key === 'Enter' && text ? firstFit : undefined
  }
  function leave() {
    // A code typed in full is a choice, also without Enter.
    if (loading) hasty.current ??= text ? entryOf : undefined
    else if (entryOf(entries, text)) settle(entryOf)
    props.onBlur()
  }
  return (
    <TreeSelect
      id={props.id}
      className={styles['fill'] ?? ''}
      allowClear
      treeLine={!text}
      showSearch={{ treeNodeFilterProp: 'search', searchValue: text, onSearch: setText }}
      treeDefaultExpandedKeys={openBranches(options, textOf(props.value))}
      treeNodeLabelProp="name"
      popupMatchSelectWidth={popupWidth}
      listHeight={360}
      placeholder={t(words.choose)}
      notFoundContent={t(words.nothingFound)}
      // The list opens only once the entries are there, so that the first of them is highlighted.
      open={open && !loading}
      onOpenChange={setOpen}
      loading={loading}
      disabled={props.disabled ?? false}
      status={props.invalid ? 'error' : ''}
      value={typeof props.value === 'string' && props.value ? props.value : null}
      treeData={text ? entries : [...options]}
      onChange={(next: string | null) => choose(next ?? null)}
      onKeyDown={enter}
      onBlur={leave}
      aria-required={props.required}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
    />
  )
}
