// A list of the public site: loading, an error, the empty state, or the number of entries, the entries and the pages.
import type { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLang, useTranslate } from '../../api/language.ts'
import { hasFailed } from '../../api/query.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Pager } from '../../kit/plain/action/Pager.tsx'
import { total } from '../../kit/plain/format.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { RefusedFilters, refusedAmong } from '../../kit/plain/state/RefusedFilters.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import styles from './list.module.css'
import { mostPages, pageSize } from './page.ts'
import { words } from './words.ts'

/** The names of the list in each state. */
export interface ListWords {
  these: Phrase
  found: (n: string) => Phrase
  foundOne: Phrase
  none: Phrase
  noneHint: Phrase
  noneMatches: Phrase
  clearHint: Phrase
}

interface Props<T, K extends string> {
  reading: UseQueryResult<{ list: T[]; total: number; totalIsLowerBound?: boolean | undefined }, Failure>
  called: ListWords
  pageNum: number
  onPage: (pageNum: number) => void
  /** The filters that can be wrong in an address. */
  filters: Readonly<Record<K, Phrase>>
  onRemove: (filter: K) => void
  /** Undefined while nothing is filtered. */
  onClear: (() => void) | undefined
  draw: (row: T) => ReactNode
}

export const PublicList = <T, K extends string>(props: Props<T, K>) => {
  const { reading, called, pageNum, onPage, filters, onRemove, onClear, draw } = props
  const t = useTranslate()
  const lang = useLang()
  if (reading.isPending) return <Skeleton lines={8} height={28} label={words.loading} />
  if (hasFailed(reading)) {
    const refused = refusedAmong(reading.error, filters)
    if (refused.length > 0) return <RefusedFilters refused={refused} labels={filters} onRemove={onRemove} />
    return <Trouble what={called.these} failure={reading.error} onRetry={() => void reading.refetch()} />
  }
  const page = reading.data
  if (page.total === 0)
    return (
      <Blank
        level={2}
        title={onClear ? called.noneMatches : called.none}
        text={onClear ? called.clearHint : called.noneHint}
      >
        {onClear && <Button onClick={onClear}>{t(words.clear)}</Button>}
      </Blank>
    )
  return (
    <div className={reading.isPlaceholderData ? styles['old'] : undefined} aria-busy={reading.isFetching}>
      <p role="status" className="below-8 large bold">
        {t(page.total === 1 ? called.foundOne : called.found(total(page.total, page.totalIsLowerBound, lang)))}
      </p>
      <ol className={`card ${styles['list']}`}>{page.list.map(draw)}</ol>
      <Pager
        page={pageNum}
        pages={Math.min(mostPages, Math.ceil(page.total / pageSize))}
        onPage={(next) => {
          onPage(next)
          window.scrollTo(0, 0)
        }}
      />
    </div>
  )
}
