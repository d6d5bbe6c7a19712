// The filters of the change notices: texts take effect with the button, choices and dates at once.
import { changeKindKeys, changeKinds } from '@register/contract/business/report/changeKinds'
import { useState } from 'react'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { ChoiceBox } from '../list/ChoiceBox.tsx'
import { FilterForm } from '../list/FilterForm.tsx'
import styles from './Changes.module.css'
import type { ChangeQuestion } from './question.ts'
import { words } from './words.ts'

interface Props {
  question: ChangeQuestion
  onAsk: (question: ChangeQuestion) => void
  onClear: (() => void) | undefined
}

export const ChangeFilters = ({ question, onAsk, onClear }: Props) => {
  const [typed, setTyped] = useState(question)
  const ask = (change: Partial<ChangeQuestion>): void => onAsk({ ...typed, ...change, pageNum: 1 })
  return (
    <FilterForm className={styles['filters']} onAsk={() => ask({})} onClear={onClear}>
      <Field label={words.number}>
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
      <Field label={words.manufacturer}>
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
      <ChoiceBox
        label={words.kind}
        all={words.allKinds}
        keys={changeKindKeys}
        names={changeKinds}
        value={typed.kind}
        onChoose={(kind) => ask({ kind })}
      />
      {(['changeDateFrom', 'changeDateTo'] as const).map((key) => (
        <Field key={key} label={key === 'changeDateFrom' ? words.from : words.to}>
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
    </FilterForm>
  )
}
