// The change notices: filters above, notices below, newest first. The address bar holds the filters.
import { changeFeed, publicChangeNotices } from '@register/contract/business/changeNotice'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useLang, useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { Button } from '../../kit/plain/action/Button.tsx'
import { total } from '../../kit/plain/format.ts'
import { Pager } from '../../kit/plain/action/Pager.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { RefusedFilters, refusedAmong } from '../../kit/plain/state/RefusedFilters.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { useWide } from '../../kit/plain/useWide.ts'
import { ChangeFilters } from './ChangeFilters.tsx'
import styles from './Changes.module.css'
import { Notice } from './Notice.tsx'
import { blank, isFiltered, pageSize, readQuestion, requestOf, writeQuestion, type ChangeQuestion } from './question.ts'
import { words } from './words.ts'

/** The filter that an address can get wrong. */
const filterWords = { kind: words.kind } as const

export const Changes = () => {
  const say = useSay()
  const lang = useLang()
  const wide = useWide()
  const [search, setSearch] = useSearchParams()
  const question = readQuestion(search)
  const ask = (next: ChangeQuestion): void => setSearch(writeQuestion(next))
  const reading = useRead(publicChangeNotices, requestOf(question), { placeholderData: keepPreviousData })
  const page = reading.data
  const refused = refusedAmong(reading.error, filterWords)
  const filtered = isFiltered(question)
  // What the address bar says replaces what stands in the boxes.
  const filters = <ChangeFilters key={search.toString()} question={question} onAsk={ask} />
  return (
    <div className={styles['changes']}>
      <header className={styles['head']}>
        <h1>{say(words.title)}</h1>
        <p>
          {say(words.lead)}{' '}
          <a className={styles['feed']} href={`${changeFeed.path}?lang=${lang}`} target="_blank" rel="noreferrer">
            {say(words.feed)}
          </a>
        </p>
      </header>
      {wide ? (
        filters
      ) : (
        <details className={styles['folded']} open={filtered}>
          <summary>{say(words.filters)}</summary>
          {filters}
        </details>
      )}
      {reading.isPending && <Skeleton lines={8} height={28} label={say(words.loading)} />}
      {refused.length > 0 ? (
        <RefusedFilters refused={refused} labels={filterWords} onRemove={() => ask({ ...question, kind: '' })} />
      ) : (
        reading.isError && <Trouble what={words.these} failure={reading.error} onRetry={() => void reading.refetch()} />
      )}
      {page && !reading.isError && page.total === 0 && (
        <Blank
          level={2}
          title={say(filtered ? words.noneMatches : words.none)}
          text={say(filtered ? words.clearHint : words.noneHint)}
        >
          {filtered && <Button onClick={() => ask(blank)}>{say(words.clear)}</Button>}
        </Blank>
      )}
      {page && !reading.isError && page.total > 0 && (
        <div className={reading.isPlaceholderData ? styles['old'] : undefined} aria-busy={reading.isFetching}>
          <p role="status" className={styles['count']}>
            {say(page.total === 1 ? words.foundOne : words.found(total(page.total, page.totalIsLowerBound, lang)))}
          </p>
          <ol className={styles['list']}>
            {page.list.map((notice) => (
              <Notice key={notice.id} notice={notice} />
            ))}
          </ol>
          <Pager
            page={question.pageNum}
            pages={Math.min(500, Math.ceil(page.total / pageSize))}
            onPage={(pageNum) => {
              ask({ ...question, pageNum })
              window.scrollTo(0, 0)
            }}
          />
        </div>
      )}
    </div>
  )
}
