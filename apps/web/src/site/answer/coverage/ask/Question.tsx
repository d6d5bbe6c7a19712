// One question of the coverage check: typed text, or a choice that can be compared with the paper.
import type { CoverageQuestion } from '@register/contract/business/publicReport/shown/coverageShown'
import { useTranslate } from '../../../../api/language.ts'
import { Field, inputClass } from '../../../../kit/plain/action/Field.tsx'
import { isChosen, open, type Entry } from '../answers.ts'
import { Choice } from './Choice.tsx'
import { words } from '../words.ts'

interface Props {
  question: CoverageQuestion
  entry: Entry | undefined
  error: string | undefined
  onChange: (entry: Entry) => void
}

export const Question = ({ question, entry = open, error, onChange }: Props) => {
  const t = useTranslate()
  const { label, unit, options, byPaper, printed, type } = question
  const isNumeric = type === 'integer' || type === 'decimal'
  const input = (tied: object, name?: string) => (
    <input
      {...tied}
      className={inputClass}
      type="text"
      inputMode={isNumeric ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={100}
      {...(name && { 'aria-label': name })}
      value={entry.text}
      onChange={(event) => onChange({ way: 'text', text: event.target.value })}
    />
  )
  return (
    <Field label={unit ? `${label} (${unit})` : label} hint={byPaper && words.printedValue(printed)} error={error}>
      {(tied) =>
        isChosen(question) ? (
          <Choice tied={tied} entry={entry} onChange={onChange} input={input({}, t(words.ownOf(label)))}>
            {byPaper && <option value="printed">{t(words.printed)}</option>}
            {byPaper && <option value="differs">{t(words.differs)}</option>}
            {options.map((option) => (
              <option key={option.value} value={`=${option.value}`}>
                {option.label}
              </option>
            ))}
            {type !== 'choice' && type !== 'flag' && <option value="text">{t(words.own)}</option>}
          </Choice>
        ) : (
          input(tied)
        )
      }
    </Field>
  )
}
