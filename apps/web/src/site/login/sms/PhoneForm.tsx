// Signing in with a code by SMS.
import { Failure } from '@register/contract/errors'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { signInBySms } from '../../../api/signIn/sms.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { focusFirst } from '../focusFirst.ts'
import { FormTrouble } from '../FormTrouble.tsx'
import styles from '../Login.module.css'
import { Remember } from '../Remember.tsx'
import { wrongFields } from '../wrongFields.ts'
import { CodeFields } from './CodeFields.tsx'
import { useCode, type CodeTrouble } from './useCode.ts'
import { smsWords as words } from './words.ts'

export const PhoneForm = ({ rememberHours }: { rememberHours: number }) => {
  const t = useTranslate()
  const element = useRef<HTMLFormElement>(null)
  const form = useCode('login')
  const [remember, setRemember] = useState(false)
  const [busy, setBusy] = useState(false)

  const show = (found: CodeTrouble): void => {
    form.setWrong(found)
    focusFirst(element.current, ['phone', 'captcha', 'code'], found)
  }

  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const missing = form.missing()
    show(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      // The page navigates on as soon as the person is signed in.
      await signInBySms({ phone: form.phone.trim(), code: form.code.trim(), remember })
    } catch (error) {
      setBusy(false)
      if (!(error instanceof Failure)) throw error
      show(wrongFields(error, ['phone', 'code']))
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
      <CodeFields form={form} hint={words.confirmedOnly} />
      <Remember hours={rememberHours} checked={remember} onChange={setRemember} />
      <Button type="submit" look="primary" wide busy={busy}>
        {t(words.signIn)}
      </Button>
    </form>
  )
}
