// The notices: a question above, notices below, pinned ones first. The address bar holds the question.
import { publicNotices } from '@register/contract/business/notice/reader'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import { PublicList } from '../list/PublicList.tsx'
import { NoticeFilters } from './NoticeFilters.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import { blank, isFiltered, readQuestion, requestOf, writeQuestion, type NoticeQuestion } from './question.ts'
import { words } from './words.ts'

/** What an address can get wrong. */
const filterWords = { type: words.type, keyword: words.keyword } as const

export const Notices = () => {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const question = readQuestion(search)
  const ask = (next: NoticeQuestion): void => setSearch(writeQuestion(next))
  const clear = isFiltered(question) ? () => ask(blank) : undefined
  const reading = useRead(publicNotices, requestOf(question), { placeholderData: keepPreviousData })
  return (
    <PublicPage title={say(words.title)} lead={say(words.lead)}>
      {/* What the address bar says replaces what stands in the boxes. */}
      <NoticeFilters key={search.toString()} question={question} onAsk={ask} onClear={clear} />
      <PublicList
        reading={reading}
        called={words}
        pageNum={question.pageNum}
        onPage={(pageNum) => ask({ ...question, pageNum })}
        filters={filterWords}
        onRemove={(key) => ask({ ...question, [key]: '', pageNum: 1 })}
        onClear={clear}
        draw={(notice) => <NoticeItem key={notice.id} notice={notice} />}
      />
    </PublicPage>
  )
}
