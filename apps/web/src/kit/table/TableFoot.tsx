// The foot of a list: the total, the page size, the pages, a jump, and the table's tools.
import { Pagination, Select } from 'antd'
import { maxDepth } from '@register/contract/page'
import type { ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import styles from './view/table.module.css'
import { pageSizes, type ListState } from './useListState.ts'
import { sizeOf, tableWords as words, totalOf } from './words.ts'

export interface TableFootProps {
  list: Pick<ListState, 'pageNum' | 'pageSize' | 'setPage' | 'reach'>
  total: number
  more: boolean
  newestFirst?: boolean
  /** On a telephone only the pages themselves. */
  narrow: boolean
  /** False: all rows are on one page. */
  paged?: boolean
  children?: ReactNode
}

export function TableFoot({ list, total, more, newestFirst, narrow, paged = true, children }: TableFootProps) {
  const say = useSay()
  // Pages that the server would refuse are not offered.
  const reachable = Math.min(total, Math.floor((list.reach ?? maxDepth) / list.pageSize) * list.pageSize)
  const sizes = pageSizes.includes(list.pageSize) ? pageSizes : [...pageSizes, list.pageSize].toSorted((a, b) => a - b)
  // On a telephone "page 1 of 0" would be shown under a list without rows.
  const turned = paged && (!narrow || reachable > 0)
  return (
    <div className={styles['foot']}>
      {newestFirst && <span className={styles['note']}>{say(words.newestFirst)}</span>}
      {(!narrow || !turned) && <span>{say(totalOf(total, more))}</span>}
      {paged && !narrow && (
        <Select<number>
          aria-label={say(words.pageSize)}
          value={list.pageSize}
          options={sizes.map((size) => ({ value: size, label: say(sizeOf(size)) }))}
          onChange={(size) => list.setPage(1, size)}
        />
      )}
      {turned && (
        <Pagination
          size={narrow ? 'small' : 'medium'}
          simple={narrow}
          current={list.pageNum}
          pageSize={list.pageSize}
          total={reachable}
          showSizeChanger={false}
          showQuickJumper={!narrow}
          onChange={list.setPage}
        />
      )}
      {children}
    </div>
  )
}
