// The notices: a question above, notices below, pinned ones first. The address bar holds the question.
import { publicNotices } from '@register/contract/business/notice/reader'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useLang, useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Pager } from '../../kit/plain/action/Pager.tsx'
import { total } from '../../kit/plain/format.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { RefusedFilters, refusedAmong } from '../../kit/plain/state/RefusedFilters.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { NoticeFilters } from './NoticeFilters.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import styles from './Notices.module.css'
import { blank, isFiltered, pageSize, readQuestion, requestOf, writeQuestion, type NoticeQuestion } from './question.ts'
import { words } from './words.ts'

/** What an address can get wrong. */
const filterWords = { type: words.type, keyword: words.keyword } as const

export const Notices = () => {
  const say = useSay()
  const lang = useLang()
  const [search, setSearch] = useSearchParams()
  const question = readQuestion(search)
  const ask = (next: NoticeQuestion): void => setSearch(writeQuestion(next))
  const reading = useRead(publicNotices, requestOf(question), { placeholderData: keepPreviousData })
  const page = reading.data
  const refused = refusedAmong(reading.error, filterWords)
  const filtered = isFiltered(question)
  return (
    <div className={styles['notices']}>
      <header className={styles['head']}>
        <h1>{say(words.title)}</h1>
        <p>{say(words.lead)}</p>
      </header>
      {/* What the address bar says replaces what stands in the boxes. */}
      <NoticeFilters key={search.toString()} question={question} onAsk={ask} />
      {reading.isPending && <Skeleton lines={8} height={28} label={say(words.loading)} />}
      {refused.length > 0 ? (
        <RefusedFilters
          refused={refused}
          labels={filterWords}
          onRemove={(key) => ask({ ...question, [key]: '', pageNum: 1 })}
        />
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
              <NoticeItem key={notice.id} notice={notice} />
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
