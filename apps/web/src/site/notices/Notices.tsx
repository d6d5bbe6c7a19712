// The notices: filters above, notices below, pinned ones first. The address bar holds the filters.
import { publicNotices, type ListedNotice } from '@register/contract/business/notice/reader'
import { noticeTypeKeys, noticeTypes } from '@register/contract/business/notice/types'
import type { Call } from '@register/contract/endpoint'
import { minKeyword } from '@register/contract/fold'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { keepFound } from '../../api/keepFound.ts'
import { useRead } from '../../api/query.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import { PublicList } from '../list/PublicList.tsx'
import { useQuestion } from '../list/useQuestion.ts'
import { words } from './words.ts'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import { Link } from '../../kit/plain/Link.tsx'
import { beijingDay } from '../../kit/plain/beijing.ts'
import * as paths from '../../paths.ts'
import styles from './Notices.module.css'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { ChoiceBox } from '../list/ChoiceBox.tsx'
import { FilterForm } from '../list/FilterForm.tsx'
import { pageNumOf, pageSize } from '../list/page.ts'

// The filters of the notices page, in the address and as the request to the server.
interface NoticeQuestion {
  keyword: string
  /** A type, or an unknown value from the address, which the server refuses by name. */
  type: string
  pageNum: number
}

function readQuestion(search: URLSearchParams): NoticeQuestion {
  const text = (key: string, most: number): string => search.get(key)?.trim().slice(0, most) ?? ''
  return {
    keyword: text('keyword', 100),
    type: text('type', 40),
    pageNum: pageNumOf(search.get('pageNum')),
  }
}

const requestOf = ({ keyword, type, pageNum }: NoticeQuestion): Call<typeof publicNotices> => ({
  body: { pageNum, pageSize, ...(keyword && { keyword }), ...(type && { type }) },
})

// The filters of the notices: the text takes effect with the button, the type at once.
interface Props {
  question: NoticeQuestion
  onAsk: (question: NoticeQuestion) => void
  onClear: (() => void) | undefined
}

const NoticeFilters = ({ question, onAsk, onClear }: Props) => {
  const [typed, setTyped] = useState(question)
  const ask = (change: Partial<NoticeQuestion>): void => onAsk({ ...typed, ...change, pageNum: 1 })
  return (
    <FilterForm className={styles['filters']} onAsk={() => ask({})} onClear={onClear}>
      <Field label={words.keyword}>
        {(tied) => (
          <input
            {...tied}
            className={inputClass}
            minLength={minKeyword}
            maxLength={100}
            autoComplete="off"
            value={typed.keyword}
            onChange={(event) => setTyped({ ...typed, keyword: event.target.value })}
          />
        )}
      </Field>
      <ChoiceBox
        label={words.type}
        all={words.allTypes}
        keys={noticeTypeKeys}
        names={noticeTypes}
        value={typed.type}
        onChoose={(type) => ask({ type })}
      />
    </FilterForm>
  )
}

// One notice in the list: its title, its type and date, and its first words.
const NoticeItem = ({ notice }: { notice: ListedNotice }) => {
  const t = useTranslate()
  const { id, title, type, pinned, publishedAt, changedAt, excerpt, files } = notice
  const facts = [
    t(noticeTypes[type]),
    t(words.published(beijingDay(publishedAt))),
    changedAt && t(words.changed(beijingDay(changedAt))),
    files > 0 && t(words.files(files)),
  ]
  return (
    <li>
      <h2 className="row wrap gap-4-12 align-center large">
        <Link to={paths.notice(id)}>{title}</Link>
        {pinned && <Badge tone="warn">{t(words.pinned)}</Badge>}
      </h2>
      {excerpt && <p className={styles['excerpt']}>{excerpt}</p>}
      <p className="quiet small">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}

/** The filters that can be wrong in an address. */
const filterWords = { type: words.type, keyword: words.keyword } as const

export const Notices = () => {
  const { question, ask, clear, key } = useQuestion(readQuestion)
  const reading = useRead(publicNotices, requestOf(question), { placeholderData: keepFound })
  return (
    <PublicPage title={words.title} lead={words.lead}>
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
