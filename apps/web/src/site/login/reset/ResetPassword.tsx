// A forgotten password: the confirmed number of the account, the code sent there, and a new password.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { useSite } from '../../../api/branding.ts'
import { resetPassword } from '../../../api/signIn/sms.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { Field } from '../../../kit/plain/action/Field.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { focusFirst } from '../focusFirst.ts'
import { FormTrouble } from '../FormTrouble.tsx'
import styles from '../Login.module.css'
import { PasswordInput } from '../PasswordInput.tsx'
import { usePasswordProblem } from '../../../kit/plain/password/usePasswordProblem.ts'
import { PolicyTicks } from '../../../kit/plain/password/PolicyTicks.tsx'
import { CodeFields } from '../sms/CodeFields.tsx'
import { useCode, type CodeTrouble } from '../sms/useCode.ts'
import { wrongFields } from '../wrongFields.ts'
import { smsWords } from '../sms/words.ts'
import { words as ofSignIn } from '../words.ts'
import { words } from './words.ts'

const ResetForm = () => {
  const t = useTranslate()
  const go = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const form = useCode('reset')
  const problemOf = usePasswordProblem()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Phrase>()
  const [busy, setBusy] = useState(false)

  const show = (ofCode: CodeTrouble, ofPassword?: Phrase): void => {
    form.setWrong(ofCode)
    setWrong(ofPassword)
    focusFirst(element.current, ['phone', 'captcha', 'code', 'password'], {
      ...ofCode,
      ...(ofPassword && { password: ofPassword }),
    })
  }

  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const missing = form.missing()
    const weak = password ? problemOf(password) : ofSignIn.needNew
    show(missing, weak)
    if (Object.keys(missing).length > 0 || weak) return
    setBusy(true)
    try {
      await resetPassword({ phone: form.phone.trim(), code: form.code.trim(), password })
      await go(paths.passwordReset, { replace: true })
    } catch (error) {
      setBusy(false)
      if (!(error instanceof Failure)) throw error
      const { password: ofPassword, ...ofCode } = wrongFields(error, ['phone', 'code', 'password'])
      show(ofCode, ofPassword)
    }
  }

  return (
    <form
      ref={element}
      className={`stack gap-16 ${styles['form']}`}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <FormTrouble phrase={form.wrong.form} />
      <CodeFields form={form} hint={smsWords.confirmedOnly} />
      <Field label={ofSignIn.newPassword} error={wrong}>
        {(tied) => (
          <PasswordInput
            {...tied}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <PolicyTicks password={password} former />
      <Button type="submit" look="primary" wide busy={busy}>
        {t(words.setNew)}
      </Button>
    </form>
  )
}

export const ResetPassword = () => {
  const t = useTranslate()
  const site = useSite()
  const off = site.data && !site.data.ways.sms
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <section className={`stack card pad-24 ${styles['card']}`}>
        <header>
          <h1>{t(words.resetTitle)}</h1>
          <p className="above-4 quiet">{t(off ? words.resetOff : words.resetLead)}</p>
        </header>
        {!off && <ResetForm />}
      </section>
      <p className="quiet text-center">
        <Link to={paths.login()}>{t(words.backToLogin)}</Link>
      </p>
    </div>
  )
}
