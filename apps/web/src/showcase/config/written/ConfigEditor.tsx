// An editor of a configuration as JSON, with its errors below.
import type { Wording } from '@register/contract/phrase'
import { Input } from 'antd'
import { useId } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from '../config.module.css'

export interface ConfigEditorProps {
  label: Wording
  source: string
  onChange: (source: string) => void
  error: Wording | undefined
}

export function ConfigEditor({ label, source, onChange, error }: ConfigEditorProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{t(label)}</label>
      <Input.TextArea
        id={id}
        className={styles['json'] ?? ''}
        value={source}
        spellCheck={false}
        autoSize={{ minRows: 12, maxRows: 32 }}
        status={error ? 'error' : ''}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-wrong`}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p id={`${id}-wrong`} role="alert" className="above-4 bad small">
          {t(error)}
        </p>
      )}
    </div>
  )
}
