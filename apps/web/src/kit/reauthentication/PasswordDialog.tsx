// A dialog that asks for one's password again, before something that an unattended screen must not allow.
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useSay } from '../../api/language.ts'
import { confirmOwnPassword } from '../../api/signIn/ownPassword.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './reauthentication.module.css'
import { proofWords as words } from './words.ts'

export interface PasswordDialogProps {
  /** Called with whether the password was confirmed; false when the dialog was closed. */
  onEnd: (given: boolean) => void
}

const nowhere = () => {}

export function PasswordDialog({ onEnd }: PasswordDialogProps) {
  const say = useSay()
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
      title={say(words.title)}
      open
      onClose={() => onEnd(false)}
      width={440}
      act={{ label: say(words.give), run: confirm }}
    >
      <p className={styles['text']}>{say(words.text)}</p>
      <FieldFrame
        id={id}
        ref={nowhere}
        label={say(words.password)}
        required
        error={missing ? say(words.needPassword) : undefined}
      >
        {(describedBy) => (
          <Input.Password
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
