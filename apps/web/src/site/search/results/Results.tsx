// The results of a search: filters at the side or in a drawer, the count, the rows, the pages.
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'
import { useLang, useTranslate } from '../../../api/language.ts'
import { keepFound } from '../../../api/keepFound.ts'
import { hasFailed, useRead } from '../../../api/query.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { total } from '../../../kit/plain/format.ts'
import { late } from '../../../kit/plain/late.tsx'
import { Pager } from '../../../kit/plain/action/Pager.tsx'
import { PlainDialog } from '../../../kit/plain/PlainDialog.tsx'
import { Skeleton } from '../../../kit/plain/state/Skeleton.tsx'
import { refusedAmong, RefusedFilters } from '../../../kit/plain/state/RefusedFilters.tsx'
import { Trouble } from '../../../kit/plain/state/Trouble.tsx'
import { useWide } from '../../../kit/plain/useWide.ts'
import { Filters } from '../filters/Filters.tsx'
import { useFilterStep } from '../filters/filterStep.ts'
import { NothingFound } from '../nothing/NothingFound.tsx'
import { ReadAs } from '../nothing/ReadAs.tsx'
import { filterCount, isTooShort, lastPage, noFilters, pageSize, requestOf, type Question } from '../question.ts'
import { onlyAnswer } from './onlyAnswer.ts'
import { ResultCards } from './ResultCards.tsx'
import { ResultTable } from './ResultTable.tsx'
import styles from './Results.module.css'
import { words } from '../found/words.ts'
import { inputClass } from '../../../kit/plain/action/Field.tsx'

// The order of the results on a telephone, where there are no column heads to click.
const choices = [
  ['issueDate.descending', words.newest],
  ['issueDate.ascending', words.oldest],
  ['certificateNo.ascending', words.byNumber],
  ['manufacturerName.ascending', words.byManufacturer],
] as const

const SortChoice = ({ question, onAsk }: { question: Question; onAsk: (change: Partial<Question>) => void }) => {
  const t = useTranslate()
  return (
    <select
      className={inputClass}
      aria-label={t(words.sort)}
      value={`${question.prop}.${question.order}`}
      onChange={(event) => {
        const [prop, order] = event.target.value.split('.') as [Question['prop'], Question['order']]
        onAsk({ prop, order })
      }}
    >
      {choices.map(([value, phrase]) => (
        <option key={value} value={value}>
          {t(phrase)}
        </option>
      ))}
    </select>
  )
}

// Back from an answer the focus is on the row that was opened, so that people go on where they were.
/** The row that was opened last, and the search in whose results it is. */
let opened: { row: string; search: string } | undefined

/** `place`: the element that holds the rows, which calls what is returned at each click. `areThere`: whether the rows are drawn. */
function useOpenedRow(place: RefObject<HTMLElement | null>, areThere: boolean): (event: MouseEvent) => void {
  const way = useNavigationType()
  const done = useRef(false)
  useEffect(() => {
    if (!areThere || done.current) return
    done.current = true
    if (way !== NavigationType.Pop || opened?.search !== location.hash) return
    const links = place.current?.querySelectorAll('a') ?? []
    // The browser has restored the scroll position by itself.
    for (const link of links) if (link.getAttribute('href') === opened.row) return link.focus({ preventScroll: true })
  }, [areThere, place, way])
  return ({ target }) => {
    const row = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
    if (row) opened = { row, search: location.hash }
  }
}

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
  const t = useTranslate()
  const lang = useLang()
  const { status } = useSession()
  const wide = useWide()
  const navigate = useNavigate()
  const step = useFilterStep()
  const tooShort = isTooShort(question)
  const reading = useRead(frontList, requestOf(question), { enabled: !tooShort, placeholderData: keepFound })
  const chosen = filterCount(question)
  // Under a question that is too short to be asked stands no answer to the one before.
  const page = tooShort ? undefined : reading.data
  const top = useRef<HTMLElement>(null)
  const onRow = useOpenedRow(top, (page?.list.length ?? 0) > 0)
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
    <div className={`stack gap-24 above-16 ${styles['results']}`}>
      <a
        className={`surface rounded pad-8-16 ${styles['skip']}`}
        href="#results"
        // The address bar holds the route, so the jump is made by script.
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('results')?.focus()
        }}
      >
        {t(words.toResults)}
      </a>
      {wide ? (
        <aside className={`card pad-16 ${styles['side']}`} aria-label={t(words.filters)}>
          {filters}
        </aside>
      ) : (
        <PlainDialog open={step.filtering} title={words.filters} closeWord={words.close} onClose={step.close}>
          {filters}
          <Button look="primary" wide onClick={step.close}>
            {t(words.showResults)}
          </Button>
        </PlainDialog>
      )}
      <section className={styles['list']} ref={top} onClickCapture={onRow} aria-busy={reading.isFetching}>
        <h2 className="unseen" id="results" tabIndex={-1}>
          {t(words.results)}
        </h2>
        <div className={`row wrap gap-8 align-center below-8 ${styles['tools']}`}>
          <p role="status" className="grow large bold tabular one-line">
            {tooShort
              ? t(words.tooShort)
              : page &&
                (page.total === 1
                  ? t(words.foundOne)
                  : t(words.found(total(page.total, page.totalIsLowerBound, lang))))}
          </p>
          {chosen > 0 && (
            <Button look="quiet" onClick={() => onAsk(noFilters)}>
              {t(words.clearFilters)}
            </Button>
          )}
          {status === 'signedIn' && page && <SaveSearch question={question} />}
          {!wide && (
            <div className={`row gap-8 ${styles['order']}`}>
              {page && page.total > 1 && <SortChoice question={question} onAsk={onAsk} />}
              <Button icon="filter" onClick={step.open}>
                {chosen > 0 ? t(words.filtersOn(chosen)) : t(words.filters)}
              </Button>
            </div>
          )}
        </div>
        {page?.understood && <ReadAs understood={page.understood} onAsWords={() => onAsk({ asWords: '1' })} />}
        {page?.newestFirst && <p className="below-12 quiet">{t(words.newestFirst)}</p>}
        {reading.isPending && !tooShort && <Skeleton lines={9} height={28} label={words.loading} />}
        {refused.length > 0 ? (
          <RefusedFilters refused={refused} labels={filterWords} onRemove={(key) => onAsk({ [key]: '' })} />
        ) : (
          hasFailed(reading) && (
            <Trouble what={words.theResults} failure={reading.error} onRetry={() => void reading.refetch()} />
          )
        )}
        {page && !hasFailed(reading) && page.total === 0 && (
          <NothingFound page={page} question={question} onAsk={onAsk} />
        )}
        {page && !hasFailed(reading) && page.total > 0 && (
          <div className={reading.isPlaceholderData ? styles['old'] : undefined}>
            {wide ? (
              <ResultTable rows={page.list} wanted={wanted} question={question} onAsk={onAsk} />
            ) : (
              <ResultCards rows={page.list} keyword={wanted} />
            )}
            <Pager page={question.pageNum} pages={pages} onPage={(pageNum) => onAsk({ pageNum })} />
            {question.pageNum === lastPage && <p className="quiet text-center">{t(words.deep)}</p>}
          </div>
        )}
      </section>
    </div>
  )
}
