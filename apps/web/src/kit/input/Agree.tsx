// A promise to read and a box to tick under it.
import { Checkbox } from 'antd'
import { useFieldId } from '../form/fieldId.ts'
import styles from './input.module.css'

export interface AgreeProps {
  path: string
  text: string
  label: string
  agreed: boolean
  error?: string | undefined
  onChange: (agreed: boolean) => void
}

export function Agree({ path, text, label, agreed, error, onChange }: AgreeProps) {
  const id = useFieldId()(path)
  return (
    <div>
      <p className={styles['promise']}>{text}</p>
      <Checkbox
        id={id}
        checked={agreed}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-wrong`}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </Checkbox>
      {error && (
        <p id={`${id}-wrong`} role="alert" className={styles['wrong']}>
          {error}
        </p>
      )}
    </div>
  )
}
