// Asks for the password again on a page of the site, where the server wants a fresh proof of the person.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { confirmOwnPassword } from '../../../api/signIn/ownPassword.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { Field } from '../../../kit/plain/action/Field.tsx'
import styles from '../Login.module.css'
import { PasswordInput } from '../PasswordInput.tsx'
import { factorWords as words } from './words.ts'

interface Props {
  /** The label of the button. */
  act: Phrase
  onProved: () => Promise<void>
}

export const ProveFirst = ({ act, onProved }: Props) => {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Phrase>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    if (busy) return
    if (!password) return setWrong(words.needPassword)
    setBusy(true)
    try {
      await confirmOwnPassword(password)
      await onProved()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setWrong(error.phrase)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={`stack gap-16 ${styles['form']}`} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t(words.proof)}</p>
      <Field label={words.password} error={wrong}>
        {(tied) => (
          <PasswordInput
            {...tied}
            name="password"
            autoComplete="current-password"
            // The input replaces the button that was clicked, so it takes the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" wide busy={busy}>
        {t(act)}
      </Button>
    </form>
  )
}
