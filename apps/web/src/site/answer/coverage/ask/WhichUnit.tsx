// Which single machine is asked about, where that counts: its serial number, and its date of manufacture.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { Field, inputClass } from '../../../../kit/plain/action/Field.tsx'
import { askedOfUnit, type Machine } from '../machine.ts'
import { words } from '../words.ts'

interface Props {
  answer: Answer
  machine: Machine
  errors: ReadonlyMap<string, string>
  onChange: (machine: Machine) => void
}

export const WhichUnit = ({ answer, machine, errors, onChange }: Props) => {
  const asked = askedOfUnit(answer)
  return (
    <>
      {asked.serial && (
        <Field label={words.serial} hint={words.recallHint} error={errors.get('serialNo')}>
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
          label={words.made}
          hint={asked.isStopped ? words.madeHint : words.recallHint}
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
