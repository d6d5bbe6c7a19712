// The filters of the change notices: texts are sent with the button, choices and dates at once.
import { changeKindKeys, changeKinds } from '@register/contract/business/changeNotice'
import { useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { UnknownOption } from '../../kit/plain/action/UnknownOption.tsx'
import styles from './Changes.module.css'
import { blank, isFiltered, type ChangeQuestion } from './question.ts'
import { words } from './words.ts'

interface Props {
  question: ChangeQuestion
  onAsk: (question: ChangeQuestion) => void
}

export const ChangeFilters = ({ question, onAsk }: Props) => {
  const say = useSay()
  const [typed, setTyped] = useState(question)
  const ask = (change: Partial<ChangeQuestion>): void => onAsk({ ...typed, ...change, pageNum: 1 })
  return (
    <search>
      <form
        className={styles['filters']}
        onSubmit={(event) => {
          event.preventDefault()
          ask({})
        }}
      >
        <Field label={say(words.number)}>
          {(tied) => (
            <input
              {...tied}
              className={inputClass}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              value={typed.certificateNo}
              onChange={(event) => setTyped({ ...typed, certificateNo: event.target.value })}
            />
          )}
        </Field>
        <Field label={say(words.manufacturer)}>
          {(tied) => (
            <input
              {...tied}
              className={inputClass}
              maxLength={100}
              autoComplete="off"
              value={typed.manufacturerName}
              onChange={(event) => setTyped({ ...typed, manufacturerName: event.target.value })}
            />
          )}
        </Field>
        <Field label={say(words.kind)}>
          {(tied) => (
            <select
              {...tied}
              className={inputClass}
              value={typed.kind}
              onChange={(event) => ask({ kind: event.target.value })}
            >
              <option value="">{say(words.allKinds)}</option>
              {changeKindKeys.map((key) => (
                <option key={key} value={key}>
                  {say(changeKinds[key])}
                </option>
              ))}
              <UnknownOption value={typed.kind} known={changeKindKeys} />
            </select>
          )}
        </Field>
        {(['changeDateFrom', 'changeDateTo'] as const).map((key) => (
          <Field key={key} label={say(key === 'changeDateFrom' ? words.from : words.to)}>
            {(tied) => (
              <input
                {...tied}
                type="date"
                className={inputClass}
                min={key === 'changeDateTo' ? typed.changeDateFrom || undefined : undefined}
                max={key === 'changeDateFrom' ? typed.changeDateTo || undefined : undefined}
                value={typed[key]}
                onChange={(event) => ask({ [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
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
