// The first two questions: whose machine it is, and which model. The certificate's own names are choices, another one can be typed.
import { useSay } from '../../../../api/language.ts'
import { Field, inputClass } from '../../../../kit/plain/action/Field.tsx'
import type { Entry } from '../answers.ts'
import { Choice } from './Choice.tsx'
import { words } from '../words.ts'
import type { Phrase } from '@register/contract/phrase'

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
  const say = useSay()
  return (
    <Field label={say(label)} error={error}>
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
              aria-label={say(nameLabel)}
              placeholder={say(words.nameIfKnown)}
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
          <option value="text">{say(another)}</option>
        </Choice>
      )}
    </Field>
  )
}
