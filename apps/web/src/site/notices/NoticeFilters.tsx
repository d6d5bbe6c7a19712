// The filters of the notices: the text takes effect with the button, the type at once.
import { minKeyword } from '@register/contract/fold'
import { noticeTypeKeys, noticeTypes } from '@register/contract/business/notice/types'
import { useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { ChoiceBox } from '../list/ChoiceBox.tsx'
import { FilterForm } from '../list/FilterForm.tsx'
import styles from './Notices.module.css'
import type { NoticeQuestion } from './question.ts'
import { words } from './words.ts'

interface Props {
  question: NoticeQuestion
  onAsk: (question: NoticeQuestion) => void
  onClear: (() => void) | undefined
}

export const NoticeFilters = ({ question, onAsk, onClear }: Props) => {
  const say = useSay()
  const [typed, setTyped] = useState(question)
  const ask = (change: Partial<NoticeQuestion>): void => onAsk({ ...typed, ...change, pageNum: 1 })
  return (
    <FilterForm className={styles['filters']} onAsk={() => ask({})} onClear={onClear}>
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
