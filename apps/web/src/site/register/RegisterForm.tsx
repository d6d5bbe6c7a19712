// The registration form. Errors are shown at their fields; the consent opens the texts it refers to.
import { Failure } from '@register/contract/errors'
import { checkField } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { usernameField } from '@register/contract/system/user/fields'
import { useRef, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { register } from '../../api/signIn/sms.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field } from '../../kit/plain/action/Field.tsx'
import { focusFirst } from '../login/focusFirst.ts'
import { FormTrouble } from '../login/FormTrouble.tsx'
import login from '../login/Login.module.css'
import { PasswordInput } from '../login/PasswordInput.tsx'
import { UsernameInput } from '../login/UsernameInput.tsx'
import { usePasswordProblem } from '../../kit/plain/password/usePasswordProblem.ts'
import { PolicyTicks } from '../../kit/plain/password/PolicyTicks.tsx'
import { CodeFields } from '../login/sms/CodeFields.tsx'
import { useCode, type CodeTrouble } from '../login/sms/useCode.ts'
import { Consent } from './Consent.tsx'
import { wrongFields } from '../login/wrongFields.ts'
import { words } from './words.ts'

type Wrong = Partial<Record<'username' | 'password' | 'agreed', Phrase>>

export const RegisterForm = () => {
  const t = useTranslate()
  const element = useRef<HTMLFormElement>(null)
  const form = useCode('register')
  const problemOf = usePasswordProblem()
  const [typed, setTyped] = useState({ username: '', password: '' })
  const [agreed, setAgreed] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)
  const username = typed.username.trim()
  const text = (phrase: Phrase | undefined): string | undefined => phrase && t(phrase)

  const show = (own: Wrong, ofCode: CodeTrouble = {}): void => {
    setWrong(own)
    form.setWrong(ofCode)
    focusFirst(element.current, ['username', 'phone', 'captcha', 'code', 'password', 'agreed'], { ...own, ...ofCode })
  }

  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const named = username === '' ? words.needUsername : checkField(usernameField, username)
    const weak = typed.password ? problemOf(typed.password, username) : words.needPassword
    const found: Wrong = {
      ...(named && { username: named }),
      ...(weak && { password: weak }),
      ...(!agreed && { agreed: words.needConsent }),
    }
    const missing = form.missing()
    show(found, missing)
    if (Object.keys({ ...found, ...missing }).length > 0) return
    setBusy(true)
    try {
      // The page navigates home as soon as the person is signed in.
      await register({ username, password: typed.password, phone: form.phone.trim(), code: form.code.trim() })
    } catch (error) {
      setBusy(false)
      if (!(error instanceof Failure)) throw error
      const {
        phone,
        code,
        form: whole,
        ...own
      } = wrongFields(error, ['username', 'phone', 'code', 'password', 'agreed'])
      show(own, { ...(phone && { phone }), ...(code && { code }), ...(whole && { form: whole }) })
    }
  }

  return (
    <form ref={element} className={`stack gap-16 ${login['form']}`} onSubmit={(event) => void submit(event)} noValidate>
      <FormTrouble phrase={form.wrong.form} />
      <Field label={words.username} hint={usernameField.hint} error={text(wrong.username)}>
        {(tied) => (
          <UsernameInput
            {...tied}
            value={typed.username}
            onChange={(event) => setTyped({ ...typed, username: event.target.value })}
          />
        )}
      </Field>
      <CodeFields form={form} />
      <Field label={words.password} error={text(wrong.password)}>
        {(tied) => (
          <PasswordInput
            {...tied}
            name="password"
            autoComplete="new-password"
            value={typed.password}
            onChange={(event) => setTyped({ ...typed, password: event.target.value })}
          />
        )}
      </Field>
      <PolicyTicks password={typed.password} username={username} />
      <Consent given={agreed} onChange={setAgreed} error={wrong.agreed} />
      <Button type="submit" look="primary" wide busy={busy}>
        {t(words.make)}
      </Button>
    </form>
  )
}
