// The foot of a list: how many there are, which page, how many a page, and a jump.
import { Pagination } from 'antd'
import { maxDepth } from '@register/contract/page'
import { useSay } from '../../api/language.ts'
import styles from './table.module.css'
import { pageSizes, type ListState } from './useListState.ts'
import { totalOf } from './words.ts'

export interface TableFootProps {
  list: ListState
  total: number
  more: boolean
  narrow: boolean
}

export function TableFoot({ list, total, more, narrow }: TableFootProps) {
  const say = useSay()
  // Pages the server refuses are not offered.
  const reachable = Math.min(total, Math.floor(maxDepth / list.pageSize) * list.pageSize)
  return (
    <div className={styles['foot']}>
      <span>{say(totalOf(total, more))}</span>
      <Pagination
        size={narrow ? 'small' : 'medium'}
        simple={narrow}
        current={list.pageNum}
        pageSize={list.pageSize}
        total={reachable}
        pageSizeOptions={pageSizes}
        showSizeChanger={!narrow}
        showQuickJumper={!narrow}
        onChange={list.setPage}
      />
    </div>
  )
}
