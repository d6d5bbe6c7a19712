// The notices: filters above, notices below, pinned ones first. The address bar holds the filters.
import { publicNotices } from '@register/contract/business/notice/reader'
import { keepPreviousData } from '@tanstack/react-query'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import { PublicList } from '../list/PublicList.tsx'
import { useQuestion } from '../list/useQuestion.ts'
import { NoticeFilters } from './NoticeFilters.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import { readQuestion, requestOf } from './question.ts'
import { words } from './words.ts'

/** The filters that can be wrong in an address. */
const filterWords = { type: words.type, keyword: words.keyword } as const

export const Notices = () => {
  const say = useSay()
  const { question, ask, clear, key } = useQuestion(readQuestion)
  const reading = useRead(publicNotices, requestOf(question), { placeholderData: keepPreviousData })
  return (
    <PublicPage title={say(words.title)} lead={say(words.lead)}>
      <NoticeFilters key={key} question={question} onAsk={ask} onClear={clear} />
      <PublicList
        reading={reading}
        called={words}
        pageNum={question.pageNum}
        onPage={(pageNum) => ask({ ...question, pageNum })}
        filters={filterWords}
        onRemove={(filter) => ask({ ...question, [filter]: '', pageNum: 1 })}
        onClear={clear}
        draw={(notice) => <NoticeItem key={notice.id} notice={notice} />}
      />
    </PublicPage>
  )
}
