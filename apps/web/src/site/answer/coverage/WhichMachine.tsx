// The first questions: whose machine it is and which model; its serial number and day of manufacture where they count.
import { isPlaceholder } from '@register/contract/business/coverage/spelling/placeholder'
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../../api/language.ts'
import { Field, inputClass } from '../../../kit/plain/action/Field.tsx'
import { askedOfUnit, type Machine } from './machine.ts'
import { Whose } from './Whose.tsx'
import { words } from './words.ts'

interface Props {
  answer: Answer
  machine: Machine
  errors: ReadonlyMap<string, string>
  onChange: (machine: Machine) => void
}

export const WhichMachine = ({ answer, machine, errors, onChange }: Props) => {
  const say = useSay()
  const asked = askedOfUnit(answer)
  return (
    <>
      <Whose
        label={words.whose}
        names={[answer.manufacturerName].filter((name) => !isPlaceholder(name))}
        another={words.anotherMaker}
        nameLabel={words.whoseName}
        entry={machine.maker}
        error={errors.get('manufacturer')}
        longest={100}
        onChange={(maker) => onChange({ ...machine, maker })}
      />
      <Whose
        label={words.model}
        names={answer.coverage.modelChoices}
        another={words.anotherModel}
        nameLabel={words.modelName}
        entry={machine.model}
        error={errors.get('model')}
        longest={60}
        onChange={(model) => onChange({ ...machine, model })}
      />
      {asked.serial && (
        <Field label={say(words.serial)} hint={say(words.recallHint)} error={errors.get('serialNo')}>
          {(tied) => (
            <input
              {...tied}
              className={inputClass}
              type="text"
              autoComplete="off"
              maxLength={60}
              value={machine.serial}
              onChange={(event) => onChange({ ...machine, serial: event.target.value })}
            />
          )}
        </Field>
      )}
      {asked.made && (
        <Field
          label={say(words.made)}
          hint={say(asked.isStopped ? words.madeHint : words.recallHint)}
          error={errors.get('manufactureDate')}
        >
          {(tied) => (
            <input
              {...tied}
              className={inputClass}
              type="date"
              value={machine.made}
              onChange={(event) => onChange({ ...machine, made: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
