// A choice of several entries of a tree: a branch stands for all entries below it, and is stored as the branch.
import { TreeSelect } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import styles from '../input.module.css'
import type { InputProps } from '../inputProps.ts'
import type { TreeOption } from './treeOptions.ts'
import { usePopupWidth } from '../usePopupWidth.ts'
import { inputWords as words } from '../words.ts'

export interface TreeChoicesProps extends InputProps {
  options: readonly TreeOption[]
  loading?: boolean
}

export function TreeChoices({ options, loading = false, ...props }: TreeChoicesProps) {
  const t = useTranslate()
  const popupWidth = usePopupWidth(380)
  const chosen = Array.isArray(props.value) ? [...(props.value as readonly string[])] : []
  return (
    <TreeSelect
      id={props.id}
      className={styles['fill'] ?? ''}
      // After a long entry the box for the next one goes to a line of its own, because it would otherwise be too narrow to hit.
      styles={{ input: { minWidth: 24 } }}
      allowClear
      multiple
      treeCheckable
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      showSearch={{ treeNodeFilterProp: 'search' }}
      treeNodeLabelProp="name"
      popupMatchSelectWidth={popupWidth}
      listHeight={360}
      placeholder={t(words.choose)}
      notFoundContent={t(words.nothingFound)}
      loading={loading}
      disabled={props.disabled ?? false}
      status={props.invalid ? 'error' : ''}
      value={chosen}
      treeData={[...options]}
      onChange={(next: readonly string[]) => props.onChange([...next])}
      onBlur={props.onBlur}
      aria-required={props.required}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
    />
  )
}
