// The page on which a password is changed: by choice, or because a first or expired password must be changed before the office opens.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { changeOwnPassword } from '../../api/signIn/ownPassword.ts'
import { signOut, useSession } from '../../api/session.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field } from '../../kit/plain/action/Field.tsx'
import * as paths from '../../paths.ts'
import { FormTrouble } from './FormTrouble.tsx'
import styles from './Login.module.css'
import { PasswordInput } from './PasswordInput.tsx'
import { PolicyTicks } from '../../kit/plain/password/PolicyTicks.tsx'
import { safeBack } from './safeBack.ts'
import { words } from './words.ts'

type Key = 'oldPassword' | 'newPassword' | 'repeat'
type Wrong = Partial<Record<Key | 'form', Phrase>>

function check(typed: Record<Key, string>): Wrong {
  const wrong: Wrong = {}
  if (!typed.oldPassword) wrong.oldPassword = words.needOld
  if (!typed.newPassword) wrong.newPassword = words.needNew
  else if (typed.newPassword === typed.oldPassword) wrong.newPassword = words.same
  if (typed.newPassword && typed.repeat !== typed.newPassword) wrong.repeat = words.differs
  return wrong
}

export const FirstPassword = () => {
  const t = useTranslate()
  const go = useNavigate()
  const { status, info } = useSession()
  const [search] = useSearchParams()
  const back = safeBack(search.get('back'))
  const [typed, setTyped] = useState<Record<Key, string>>({ oldPassword: '', newPassword: '', repeat: '' })
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)
  if (status === 'signedOut') return <Navigate to={paths.login()} replace />
  if (status === 'unknown' || !info) return null

  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    const found = check(typed)
    setWrong(found)
    if (busy || Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await changeOwnPassword(typed.oldPassword, typed.newPassword)
      await go(back, { replace: true })
    } catch (error) {
      setBusy(false)
      if (!(error instanceof Failure)) throw error
      const field = error.fields.find(({ field: name }) => name === 'oldPassword' || name === 'newPassword')
      setWrong(field ? { [field.field]: field.phrase } : { form: error.phrase })
    }
  }

  const box = (key: Key, label: Phrase, autoComplete: string) => (
    <Field label={label} error={wrong[key]}>
      {(tied) => (
        <PasswordInput
          {...tied}
          name={key}
          autoComplete={autoComplete}
          value={typed[key]}
          onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <section className={`stack card pad-24 ${styles['card']}`}>
        <header>
          <h1>{t(words.firstTitle)}</h1>
          <p className="above-4 quiet">{t(words.due[info.passwordDue ?? 'own'])}</p>
        </header>
        <form className={`stack gap-16 ${styles['form']}`} onSubmit={(event) => void submit(event)} noValidate>
          {/* Lets password managers find the account of this password. */}
          <input type="text" name="username" autoComplete="username" value={info.user.username} readOnly hidden />
          <FormTrouble phrase={wrong.form} />
          {box('oldPassword', words.oldPassword, 'current-password')}
          {box('newPassword', words.newPassword, 'new-password')}
          <PolicyTicks password={typed.newPassword} username={info.user.username} former />
          {box('repeat', words.repeat, 'new-password')}
          <Button type="submit" look="primary" wide busy={busy}>
            {t(words.change)}
          </Button>
          {info.mustChangePassword ? (
            <Button look="quiet" wide onClick={() => void signOut()}>
              {t(words.leave)}
            </Button>
          ) : (
            <Button look="quiet" wide onClick={() => void go(back)}>
              {t(words.notNow)}
            </Button>
          )}
        </form>
      </section>
    </div>
  )
}
