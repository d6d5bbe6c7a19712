// A dialog that asks for one's password again, before something that an unattended screen must not allow.
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { confirmOwnPassword } from '../../api/signIn/ownPassword.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './reauthentication.module.css'
import { reauthenticationWords as words } from './words.ts'

export interface PasswordDialogProps {
  /** Called with whether the password was confirmed; false when the dialog was closed. */
  onEnd: (given: boolean) => void
}

const nowhere = () => {}

export function PasswordDialog({ onEnd }: PasswordDialogProps) {
  const t = useTranslate()
  const id = useId()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  async function confirm() {
    setMissing(password === '')
    if (password === '') return
    await confirmOwnPassword(password)
    onEnd(true)
  }
  return (
    <Dialog
      title={words.title}
      open
      onClose={() => onEnd(false)}
      width={440}
      act={{ label: words.give, byEnter: true, run: confirm }}
    >
      <p className={styles['text']}>{t(words.text)}</p>
      <FieldFrame
        id={id}
        ref={nowhere}
        label={words.password}
        required
        error={missing ? words.needPassword : undefined}
      >
        {(describedBy) => (
          <Input.Password
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write here
            autoFocus
            id={id}
            value={password}
            autoComplete="current-password"
            maxLength={128}
            aria-invalid={missing}
            aria-describedby={describedBy}
            status={missing ? 'error' : ''}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </FieldFrame>
    </Dialog>
  )
}
