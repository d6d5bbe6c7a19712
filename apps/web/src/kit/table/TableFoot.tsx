// The foot of a list: the total, the page size, the pages, a jump, and the table's tools.
import { Pagination, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './view/table.module.css'
import { pageSizes } from './size/usePageSize.ts'
import type { ListState } from './useListState.ts'
import { reachable as reachableOf } from './view/pages/lastPage.ts'
import { byHeightOf, sizeOf, tableWords as words, totalOf } from './words.ts'

/** The choice that is no number. */
const fitting = 0

export interface TableFootProps {
  list: Pick<ListState, 'pageNum' | 'pageSize' | 'setPage' | 'setSize' | 'byHeight' | 'reach'>
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
  const t = useTranslate()
  const reachable = reachableOf(total, list)
  const { byHeight = false, pageSize, setSize } = list
  const sizes =
    byHeight || pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b)
  // On a telephone "page 1 of 0" would be shown under a list without rows.
  const turned = paged && (!narrow || reachable > 0)
  return (
    <div className={`row wrap gap-8-16 align-center line-above ${styles['foot']}`}>
      {newestFirst && <span className={styles['note']}>{t(words.newestFirst)}</span>}
      {(!narrow || !turned) && <span>{t(totalOf(total, more))}</span>}
      {paged && !narrow && (
        <Select<number>
          aria-label={t(words.pageSize)}
          value={byHeight ? fitting : pageSize}
          popupMatchSelectWidth={false}
          options={[
            ...(setSize ? [{ value: fitting, label: t(byHeight ? byHeightOf(pageSize) : words.byHeight) }] : []),
            ...sizes.map((size) => ({ value: size, label: t(sizeOf(size)) })),
          ]}
          onChange={(size) => (setSize ? setSize(size === fitting ? undefined : size) : list.setPage(1, size))}
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
