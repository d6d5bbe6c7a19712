// The sign-in form: user name, password, captcha when the server requires one, remember me.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useRef, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { signIn } from '../../api/signIn/enter.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field } from '../../kit/plain/action/Field.tsx'
import { hasPointer } from '../../kit/plain/useWide.ts'
import { Captcha } from './captcha/Captcha.tsx'
import { useCaptcha } from './captcha/useCaptcha.ts'
import { focusFirst } from './focusFirst.ts'
import { FormTrouble } from './FormTrouble.tsx'
import styles from './Login.module.css'
import { PasswordInput } from './PasswordInput.tsx'
import { UsernameInput } from './UsernameInput.tsx'
import { Remember } from './Remember.tsx'
import { words } from './words.ts'

type Wrong = Partial<Record<'username' | 'password' | 'captcha' | 'form', Phrase>>

export const LoginForm = ({ captchaWanted, rememberHours }: { captchaWanted: boolean; rememberHours: number }) => {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ username: '', password: '', remember: false })
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)
  const captcha = useCaptcha(captchaWanted)

  const show = (found: Wrong): void => {
    setWrong(found)
    focusFirst(form.current, ['username', 'password', 'captcha'], found)
  }

  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const missing: Wrong = {
      ...(typed.username.trim() ? {} : { username: words.needUsername }),
      ...(typed.password ? {} : { password: words.needPassword }),
      ...(!captcha.asked || captcha.typed.trim() ? {} : { captcha: words.needCaptcha }),
    }
    if (Object.keys(missing).length > 0) return show(missing)
    setWrong({})
    setBusy(true)
    try {
      const { username, password, remember } = typed
      // The page navigates on as soon as the person is signed in.
      await signIn({ username: username.trim(), password, remember, ...(await captcha.proof()) })
    } catch (error) {
      setBusy(false)
      if (!(error instanceof Failure)) throw error
      captcha.renew()
      const field = error.fields.find(({ field: name }) => name === 'captcha' || name === 'username')
      show(field ? { [field.field]: field.phrase } : { form: error.phrase })
    }
  }

  const text = (key: keyof Wrong): string | undefined => (wrong[key] ? t(wrong[key]) : undefined)
  return (
    <form ref={form} className={`stack gap-16 ${styles['form']}`} onSubmit={(event) => void submit(event)} noValidate>
      <FormTrouble phrase={wrong.form} />
      <Field label={words.username} error={text('username')}>
        {(tied) => (
          <UsernameInput
            {...tied}
            // The page has one purpose, and on a desk nothing jumps when the input has the focus from the start.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={hasPointer()}
            value={typed.username}
            onChange={(event) => setTyped({ ...typed, username: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.password} error={text('password')}>
        {(tied) => (
          <PasswordInput
            {...tied}
            name="password"
            autoComplete="current-password"
            value={typed.password}
            onChange={(event) => setTyped({ ...typed, password: event.target.value })}
          />
        )}
      </Field>
      {captcha.asked && <Captcha captcha={captcha} error={text('captcha')} />}
      <Remember
        hours={rememberHours}
        checked={typed.remember}
        onChange={(remember) => setTyped({ ...typed, remember })}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {t(words.signIn)}
      </Button>
    </form>
  )
}
