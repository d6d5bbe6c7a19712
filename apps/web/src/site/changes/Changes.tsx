// The change notices: filters above, notices below, newest first. The address bar holds the filters.
import { changeFeed, publicChangeNotices } from '@register/contract/business/changeNotice'
import { keepPreviousData } from '@tanstack/react-query'
import { useLang, useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { useWide } from '../../kit/plain/useWide.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import { PublicList } from '../list/PublicList.tsx'
import { useQuestion } from '../list/useQuestion.ts'
import { ChangeFilters } from './ChangeFilters.tsx'
import styles from './Changes.module.css'
import { Notice } from './Notice.tsx'
import { readQuestion, requestOf } from './question.ts'
import { words } from './words.ts'

/** The filters that can be wrong in an address. */
const filterWords = { kind: words.kind } as const

export const Changes = () => {
  const say = useSay()
  const lang = useLang()
  const wide = useWide()
  const { question, ask, clear, key } = useQuestion(readQuestion)
  const reading = useRead(publicChangeNotices, requestOf(question), { placeholderData: keepPreviousData })
  const filters = <ChangeFilters key={key} question={question} onAsk={ask} onClear={clear} />
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
        <details className={styles['folded']} open={clear !== undefined}>
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
        onRemove={(filter) => ask({ ...question, [filter]: '' })}
        onClear={clear}
        draw={(notice) => <Notice key={notice.id} notice={notice} />}
      />
    </PublicPage>
  )
}
