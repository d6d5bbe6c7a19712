// Consent to the agreement and the notice on personal data; each opens over the form, which keeps its input.
import type { Phrase } from '@register/contract/phrase'
import { agreementVersion } from '@register/contract/system/signIn/register'
import { useId, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import { late } from '../../kit/plain/late.tsx'
import { PlainDialog } from '../../kit/plain/PlainDialog.tsx'
import login from '../login/Login.module.css'
import styles from './Consent.module.css'
import { version, words } from './words.ts'

const AgreementText = late(async () => (await import('./AgreementText.tsx')).AgreementText)

interface Props {
  given: boolean
  onChange: (given: boolean) => void
  error: Phrase | undefined
}

export const Consent = ({ given, onChange, error }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState<'agreement' | 'privacy'>()
  const link = (which: 'agreement' | 'privacy') => (
    <button type="button" className={`accent bare pressable ${styles['open']}`} onClick={() => setOpen(which)}>
      {t(words[which])}
    </button>
  )
  return (
    <div>
      <div className={`row gap-8 pressable ${login['remember']}`}>
        <input
          id={id}
          type="checkbox"
          name="agreed"
          checked={given}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <div>
          <label htmlFor={id}>{t(words.consent)}</label> {link('agreement')} {t(words.and)} {link('privacy')}
          <small>{t(version(agreementVersion))}</small>
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="row gap-6 align-center above-4 bad small">
          <Icon name="warning" size={14} />
          {t(error)}
        </p>
      )}
      <PlainDialog
        open={open !== undefined}
        title={words[open ?? 'agreement']}
        closeWord={words.close}
        onClose={() => setOpen(undefined)}
      >
        {open && <AgreementText which={open} />}
      </PlainDialog>
    </div>
  )
}
