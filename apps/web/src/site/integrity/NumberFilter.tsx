// Filters the log by one certificate, given its whole number.
import { useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import styles from './Integrity.module.css'
import { words } from './words.ts'

export const NumberFilter = ({ asked, onAsk }: { asked: string; onAsk: (certificateNo: string) => void }) => {
  const say = useSay()
  const [typed, setTyped] = useState(asked)
  return (
    <search>
      <form
        className={styles['filter']}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(typed.trim())
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
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary">
          {say(words.search)}
        </Button>
        {asked && <Button onClick={() => onAsk('')}>{say(words.clear)}</Button>}
      </form>
    </search>
  )
}
