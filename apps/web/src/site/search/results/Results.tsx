// The results of a search: filters at the side or in a drawer, the count, the rows, the pages.
import { frontList } from '@register/contract/business/publicReport'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLang, useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { total } from '../../../kit/plain/format.ts'
import { late } from '../../../kit/plain/late.tsx'
import { Pager } from '../../../kit/plain/action/Pager.tsx'
import { PlainDialog } from '../../../kit/plain/PlainDialog.tsx'
import { Skeleton } from '../../../kit/plain/state/Skeleton.tsx'
import { RefusedFilters, refusedAmong } from '../../../kit/plain/state/RefusedFilters.tsx'
import { Trouble } from '../../../kit/plain/state/Trouble.tsx'
import { useWide } from '../../../kit/plain/useWide.ts'
import { Filters } from '../filters/Filters.tsx'
import { NothingFound } from '../nothing/NothingFound.tsx'
import { filterCount, isTooShort, lastPage, noFilters, pageSize, requestOf, type Question } from '../question.ts'
import { onlyAnswer } from './onlyAnswer.ts'
import { ResultCards } from './ResultCards.tsx'
import { ResultTable } from './ResultTable.tsx'
import { SortChoice } from './SortChoice.tsx'
import styles from './Results.module.css'
import { words } from '../words.ts'

/** Signed-in people only; the browsers of others do not load it. */
const SaveSearch = late(async () => (await import('../saved/SaveSearch.tsx')).SaveSearch)

/** The labels of the filters that can be in an address. */
const filterWords = {
  categoryCode: words.category,
  bodyId: words.body,
  status: words.status,
  issueDateFrom: words.issuedFrom,
  issueDateTo: words.issuedTo,
} as const

interface Props {
  question: Question
  onAsk: (change: Partial<Question>) => void
}

export const Results = ({ question, onAsk }: Props) => {
  const say = useSay()
  const lang = useLang()
  const { status } = useSession()
  const wide = useWide()
  const navigate = useNavigate()
  const [filtering, setFiltering] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const tooShort = isTooShort(question)
  const reading = useRead(frontList, requestOf(question), { enabled: !tooShort, placeholderData: keepPreviousData })
  const chosen = filterCount(question)
  const page = reading.data
  const firstPage = useRef(question.pageNum)
  useEffect(() => {
    if (firstPage.current !== question.pageNum) top.current?.scrollIntoView({ block: 'start' })
    firstPage.current = question.pageNum
  }, [question.pageNum])

  const wanted = page?.understood?.text ?? question.keyword
  const only = page && !reading.isPlaceholderData ? onlyAnswer(page, question) : undefined
  useEffect(() => {
    // Replaces the entry in the browser's history, so that "back" does not lead here and on again.
    if (only) void navigate(only, { replace: true })
  }, [only, navigate])

  const refused = refusedAmong(reading.error, filterWords)
  const filters = <Filters question={question} onAsk={onAsk} />
  const pages = page ? Math.min(lastPage, Math.ceil(page.total / pageSize)) : 0
  return (
    <div className={styles['results']}>
      {wide ? (
        <aside className={styles['side']} aria-label={say(words.filters)}>
          {filters}
        </aside>
      ) : (
        <PlainDialog
          open={filtering}
          title={say(words.filters)}
          closeWord={say(words.close)}
          onClose={() => setFiltering(false)}
        >
          {filters}
          <Button look="primary" wide onClick={() => setFiltering(false)}>
            {say(words.showResults)}
          </Button>
        </PlainDialog>
      )}
      <section className={styles['list']} ref={top} aria-busy={reading.isFetching}>
        <h2 className="unseen">{say(words.results)}</h2>
        <div className={styles['tools']}>
          <p role="status" className={styles['count']}>
            {tooShort
              ? say(words.tooShort)
              : page &&
                (page.total === 1
                  ? say(words.foundOne)
                  : say(words.found(total(page.total, page.totalIsLowerBound, lang))))}
          </p>
          {chosen > 0 && (
            <Button look="quiet" onClick={() => onAsk(noFilters)}>
              {say(words.clearFilters)}
            </Button>
          )}
          {status === 'signedIn' && page && <SaveSearch question={question} />}
          {!wide && (
            <div className={styles['order']}>
              {page && page.total > 1 && <SortChoice question={question} onAsk={onAsk} />}
              <Button icon="filter" onClick={() => setFiltering(true)}>
                {chosen > 0 ? say(words.filtersOn(chosen)) : say(words.filters)}
              </Button>
            </div>
          )}
        </div>
        {page?.understood && (
          <p className={styles['note']}>{say(words.understoodAs[page.understood.as](page.understood.text))}</p>
        )}
        {page?.newestFirst && <p className={styles['note']}>{say(words.newestFirst)}</p>}
        {reading.isPending && !tooShort && <Skeleton lines={9} height={28} label={say(words.loading)} />}
        {refused.length > 0 ? (
          <RefusedFilters refused={refused} labels={filterWords} onRemove={(key) => onAsk({ [key]: '' })} />
        ) : (
          reading.isError && (
            <Trouble what={words.theResults} failure={reading.error} onRetry={() => void reading.refetch()} />
          )
        )}
        {page && !reading.isError && page.total === 0 && <NothingFound question={question} onAsk={onAsk} />}
        {page && !reading.isError && page.total > 0 && (
          <div className={reading.isPlaceholderData ? styles['old'] : undefined}>
            {wide ? (
              <ResultTable rows={page.list} wanted={wanted} question={question} onAsk={onAsk} />
            ) : (
              <ResultCards rows={page.list} keyword={wanted} />
            )}
            <Pager page={question.pageNum} pages={pages} onPage={(pageNum) => onAsk({ pageNum })} />
            {question.pageNum === lastPage && <p className={styles['deep']}>{say(words.deep)}</p>}
          </div>
        )}
      </section>
    </div>
  )
}
