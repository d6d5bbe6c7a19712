// The search page: one box; below it an overview of the register, or the results. The address bar holds the whole search.
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { afterPicture, late } from '../../kit/plain/late.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { isFilterStep } from './filters/filterStep.ts'
import { Front } from './front/Front.tsx'
import { isBlank, readQuestion, writeQuestion, type Question } from './question.ts'
import { SearchBox } from './SearchBox.tsx'
import styles from './Search.module.css'
import { words } from './words.ts'

/** Not needed before the first search. */
const Results = late(async () => (await import('./results/Results.tsx')).Results)

export const Search = () => {
  useEffect(() => {
    const timer = setTimeout(Results.ahead, afterPicture)
    return () => clearTimeout(timer)
  }, [])
  const t = useTranslate()
  const state: unknown = useLocation().state
  const [search, setSearch] = useSearchParams()
  const question = readQuestion(search)
  const blank = isBlank(question)
  // Every change except turning the page begins again at the first page.
  const ask = (change: Partial<Question>): void =>
    setSearch(
      writeQuestion({ ...question, pageNum: 1, ...change }),
      // The drawer of the filters stays open, and is one step however many are chosen in it.
      isFilterStep(state) ? { replace: true, state } : {},
    )
  return (
    <div className={blank ? styles['front'] : styles['asked']}>
      <div className={`stack fit gap-16 ${styles['question']}`}>
        <h1 className={styles['title']}>{t(words.title)}</h1>
        <SearchBox keyword={question.keyword} focused={blank} onAsk={(keyword) => ask({ keyword, asWords: '' })} />
        {blank && <p className={`quiet text-center ${styles['lead']}`}>{t(words.lead)}</p>}
      </div>
      {blank ? (
        <Front onAsk={ask} />
      ) : (
        <Results waiting={<Skeleton lines={8} height={40} label={words.loading} />} question={question} onAsk={ask} />
      )}
    </div>
  )
}
