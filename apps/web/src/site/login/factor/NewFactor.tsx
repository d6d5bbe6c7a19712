// A new second factor: its key is scanned or typed into the authenticator, and the first code turns it on.
import { Failure } from '@register/contract/errors'
import { codeProblem } from '@register/contract/input/codes'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { turnFactorOn } from '../../../api/signIn/factor.ts'
import { useTranslate } from '../../../api/language.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { CopyButton } from '../../../kit/plain/action/CopyButton.tsx'
import { CodeInput } from '../../../kit/plain/action/CodeInput.tsx'
import { Field } from '../../../kit/plain/action/Field.tsx'
import { QrCode } from '../../../kit/plain/QrCode.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import login from '../Login.module.css'
import styles from './factor.module.css'
import { factorWords as words } from './words.ts'

interface Props {
  secret: string
  uri: string
  onOn: (codes: string[]) => void
  /** The secret counts no longer: its time is over, or another window has begun again. */
  onOver: (why: Phrase) => void
}

export const NewFactor = ({ secret, uri, onOn, onOver }: Props) => {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<Partial<Record<'code' | 'form', Phrase>>>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const problem = code ? codeProblem(code) : words.needCode
    if (problem) return setWrong({ code: problem })
    setWrong({})
    setBusy(true)
    try {
      onOn(await turnFactorOn(code, secret))
    } catch (error) {
      setBusy(false)
      if (!(error instanceof Failure)) throw error
      if (error.status === 409) return onOver(error.phrase)
      setWrong(error.fields.length > 0 ? { code: error.phrase } : { form: error.phrase })
    }
  }
  return (
    <form className={`stack gap-16 ${login['form']}`} onSubmit={(event) => void submit(event)} noValidate>
      <div className="stack gap-12">
        <h2 className="large">{t(words.scan)}</h2>
        <div className={`rounded clip ${styles['qr']}`}>
          <QrCode text={uri} label={words.qr} size={216} level="L" />
        </div>
        <p className={`stack gap-0-8 align-center ${styles['key']}`}>
          <span>{t(words.type)}</span>
          <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} label={words.copy} small />
        </p>
      </div>
      <div className="stack gap-12">
        <h2 className="large">{t(words.enter)}</h2>
        <FormTrouble phrase={wrong.form} />
        <Field label={words.code} error={wrong.code}>
          {(tied) => <CodeInput tied={tied} value={code} onChange={setCode} />}
        </Field>
        <Button type="submit" look="primary" wide busy={busy}>
          {t(words.turnOn)}
        </Button>
      </div>
    </form>
  )
}
