// The step after the password: a code of the authenticator, or a recovery code. Shown in place of the sign-in methods while `usePending()` returns a value.
import { Failure } from '@register/contract/errors'
import { codeProblem, recoveryProblem } from '@register/contract/input/codes'
import type { Phrase } from '@register/contract/phrase'
import { useRef, useState } from 'react'
import { giveSecondFactor } from '../../../api/signIn/factor.ts'
import { useTranslate } from '../../../api/language.ts'
import { dropPending, usePending } from '../../../api/signIn/enter.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { CodeInput } from '../../../kit/plain/action/CodeInput.tsx'
import { Field } from '../../../kit/plain/action/Field.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import styles from '../Login.module.css'
import { factorWords as words } from './words.ts'

type Wrong = Partial<Record<'code' | 'form', Phrase>>

export const SecondFactor = () => {
  const t = useTranslate()
  const pending = usePending()
  const form = useRef<HTMLFormElement>(null)
  const [recovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)
  if (!pending) return null

  const show = (found: Wrong): void => {
    setWrong(found)
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const empty = recovery ? words.needRecovery : words.needCode
    const problem = code ? (recovery ? recoveryProblem : codeProblem)(code) : empty
    if (problem) return show({ code: problem })
    setWrong({})
    setBusy(true)
    try {
      // The page navigates on as soon as the person is signed in.
      await giveSecondFactor(pending.ticket, code)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof Failure)) throw error
      setCode('')
      const field = error.fields.find((one) => one.field === 'code')
      show(field ? { code: field.phrase } : { form: error.phrase })
    }
  }
  const swap = (): void => {
    setRecovery(!recovery)
    setCode('')
    show({})
  }
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <section className={`stack card pad-24 ${styles['card']}`}>
        <header>
          <h1>{t(words.title)}</h1>
          <p className="above-4 quiet">{t(recovery ? words.recoveryLead : words.lead)}</p>
        </header>
        <form
          ref={form}
          className={`stack gap-16 ${styles['form']}`}
          onSubmit={(event) => void submit(event)}
          noValidate
        >
          <FormTrouble phrase={wrong.form} />
          <Field label={recovery ? words.recovery : words.code} error={wrong.code}>
            {(tied) => (
              <CodeInput tied={tied} kind={recovery ? 'recovery' : 'digits'} value={code} onChange={setCode} focused />
            )}
          </Field>
          <Button type="submit" look="primary" wide busy={busy}>
            {t(words.go)}
          </Button>
          <Button look="quiet" wide onClick={swap}>
            {t(recovery ? words.useCode : words.useRecovery)}
          </Button>
          <Button look="quiet" wide onClick={dropPending}>
            {t(words.back)}
          </Button>
        </form>
      </section>
    </div>
  )
}
