// The filters of the notices: the text is sent with the button, the type at once.
import { minKeyword } from '@register/contract/fold'
import { noticeTypeKeys, noticeTypes } from '@register/contract/business/notice/types'
import { useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { UnknownOption } from '../../kit/plain/action/UnknownOption.tsx'
import styles from './Notices.module.css'
import { blank, isFiltered, type NoticeQuestion } from './question.ts'
import { words } from './words.ts'

interface Props {
  question: NoticeQuestion
  onAsk: (question: NoticeQuestion) => void
}

export const NoticeFilters = ({ question, onAsk }: Props) => {
  const say = useSay()
  const [typed, setTyped] = useState(question)
  const ask = (change: Partial<NoticeQuestion>): void => onAsk({ ...typed, ...change, pageNum: 1 })
  return (
    <search>
      <form
        className={styles['filters']}
        onSubmit={(event) => {
          event.preventDefault()
          ask({})
        }}
      >
        <Field label={say(words.keyword)}>
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
        <Field label={say(words.type)}>
          {(tied) => (
            <select
              {...tied}
              className={inputClass}
              value={typed.type}
              onChange={(event) => ask({ type: event.target.value })}
            >
              <option value="">{say(words.allTypes)}</option>
              {noticeTypeKeys.map((key) => (
                <option key={key} value={key}>
                  {say(noticeTypes[key])}
                </option>
              ))}
              <UnknownOption value={typed.type} known={noticeTypeKeys} />
            </select>
          )}
        </Field>
        <div className={styles['acts']}>
          <Button type="submit" look="primary">
            {say(words.search)}
          </Button>
          {isFiltered(question) && <Button onClick={() => onAsk(blank)}>{say(words.clear)}</Button>}
        </div>
      </form>
    </search>
  )
}
