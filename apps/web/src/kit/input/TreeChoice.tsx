// One entry of a tree, found by typing or by unfolding.
import { TreeSelect } from 'antd'
import { useSay } from '../../api/language.ts'
import styles from './input.module.css'
import type { InputProps } from './inputProps.ts'
import { formWords as words } from '../form/words.ts'

export interface TreeOption {
  value: string
  /** As it stands in the tree. */
  title: string
  /** As it stands in the input once chosen. */
  name: string
  /** What typing is compared with. */
  search: string
  selectable: boolean
  disabled?: boolean
  children: TreeOption[]
}

export interface TreeChoiceProps extends InputProps {
  options: readonly TreeOption[]
  loading?: boolean
}

export function TreeChoice({ options, loading, ...props }: TreeChoiceProps) {
  const say = useSay()
  return (
    <TreeSelect
      id={props.id}
      className={styles['fill'] ?? ''}
      allowClear
      treeLine
      showSearch={{ treeNodeFilterProp: 'search' }}
      treeNodeLabelProp="name"
      popupMatchSelectWidth={380}
      listHeight={360}
      placeholder={say(words.choose)}
      notFoundContent={say(words.nothingFound)}
      loading={loading ?? false}
      disabled={props.disabled ?? false}
      status={props.invalid ? 'error' : ''}
      value={typeof props.value === 'string' && props.value ? props.value : null}
      treeData={[...options]}
      onChange={(next: string | null) => props.onChange(next ?? null)}
      onBlur={props.onBlur}
      aria-required={props.required}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
    />
  )
}
