// Recovery codes in two columns, shown only this once: copied or saved, and confirmed as kept before the person goes on.
import type { Wording } from '@register/contract/phrase'
import { useId, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { save } from '../../../api/transfer.ts'
import { Button } from '../action/Button.tsx'
import { CopyButton } from '../action/CopyButton.tsx'
import styles from './RecoveryCodes.module.css'
import { codeWords as words } from './words.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The user name that they belong to: a file of codes says whose they are. */
  account: string
  /** Of the button that goes on. */
  label: Wording
  onKept: () => void
}

export function RecoveryCodes({ codes, account, label, onKept }: RecoveryCodesProps) {
  const t = useTranslate()
  const id = useId()
  const [kept, setKept] = useState(false)
  const [asked, setAsked] = useState(false)
  const lacks = asked && !kept
  const text = [`${t(words.codes)} · ${account} · ${window.location.host}`, ...codes, ''].join('\n')
  return (
    <div className="stack gap-16">
      <ul className={`stack justify-center mono tinted rounded pad-16 ${styles['codes']}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row wrap gap-8">
        <CopyButton text={codes.join('\n')} label={words.copyAll} />
        <Button
          icon="file"
          onClick={() => save(new Blob([text], { type: 'text/plain' }), `recovery-codes-${account}.txt`)}
        >
          {t(words.download)}
        </Button>
      </div>
      <div>
        <label className="row gap-8 align-center pressable">
          <input
            type="checkbox"
            checked={kept}
            aria-invalid={lacks}
            aria-describedby={lacks ? id : undefined}
            onChange={(event) => setKept(event.target.checked)}
          />
          {t(words.kept)}
        </label>
        {lacks && (
          <p id={id} role="alert" className="above-4 bad small">
            {t(words.keepFirst)}
          </p>
        )}
      </div>
      <Button
        look="primary"
        wide
        onClick={() => {
          setAsked(true)
          if (kept) onKept()
        }}
      >
        {t(label)}
      </Button>
    </div>
  )
}
