// The change notices: filters above, notices below, newest first. The address bar holds the filters.
import { changeFeed, publicChangeNotices } from '@register/contract/business/changeNotice'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useLang, useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { useWide } from '../../kit/plain/useWide.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import { PublicList } from '../list/PublicList.tsx'
import { ChangeFilters } from './ChangeFilters.tsx'
import styles from './Changes.module.css'
import { Notice } from './Notice.tsx'
import { blank, isFiltered, readQuestion, requestOf, writeQuestion, type ChangeQuestion } from './question.ts'
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
  const filtered = isFiltered(question)
  const clear = filtered ? () => ask(blank) : undefined
  const reading = useRead(publicChangeNotices, requestOf(question), { placeholderData: keepPreviousData })
  // What the address bar says replaces what stands in the boxes.
  const filters = <ChangeFilters key={search.toString()} question={question} onAsk={ask} onClear={clear} />
  const feed = (
    <a className={styles['feed']} href={`${changeFeed.path}?lang=${lang}`} target="_blank" rel="noreferrer">
      {say(words.feed)}
    </a>
  )
  return (
    <PublicPage
      title={say(words.title)}
      lead={
        <>
          {say(words.lead)} {feed}
        </>
      }
    >
      {wide ? (
        filters
      ) : (
        <details className={styles['folded']} open={filtered}>
          <summary>{say(words.filters)}</summary>
          {filters}
        </details>
      )}
      <PublicList
        reading={reading}
        called={words}
        pageNum={question.pageNum}
        onPage={(pageNum) => ask({ ...question, pageNum })}
        filters={filterWords}
        onRemove={(key) => ask({ ...question, [key]: '' })}
        onClear={clear}
        draw={(notice) => <Notice key={notice.id} notice={notice} />}
      />
    </PublicPage>
  )
}
