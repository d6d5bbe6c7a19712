// The first two questions: whose machine it is, and which model. The certificate's own names are choices, another one can be typed.
import { Field, inputClass } from '../../../../kit/plain/action/Field.tsx'
import type { Entry } from '../answers.ts'
import { Choice } from './Choice.tsx'
import { words } from '../words.ts'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'

interface Props {
  label: Phrase
  /** The certificate's names, its own first; none where it states none. */
  names: readonly string[]
  another: Phrase
  /** What the typed name is of. */
  nameLabel: Phrase
  entry: Entry
  error: string | undefined
  longest: number
  onChange: (entry: Entry) => void
}

export const Whose = ({ label, names, another, nameLabel, entry, error, longest, onChange }: Props) => {
  const t = useTranslate()
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <Choice
          tied={tied}
          entry={entry}
          onChange={onChange}
          input={
            <input
              className={inputClass}
              type="text"
              autoComplete="off"
              maxLength={longest}
              aria-label={t(nameLabel)}
              placeholder={t(words.nameIfKnown)}
              value={entry.text}
              onChange={(event) => onChange({ way: 'text', text: event.target.value })}
            />
          }
        >
          {names.map((name) => (
            <option key={name} value={`=${name}`}>
              {name}
            </option>
          ))}
          <option value="text">{t(another)}</option>
        </Choice>
      )}
    </Field>
  )
}
