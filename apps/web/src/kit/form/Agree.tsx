// A statement to read with a checkbox under it to agree.
import { Checkbox } from 'antd'
import type { FieldPlace } from '../values/useForm.ts'

export interface AgreeProps extends FieldPlace {
  text: string
  label: string
  agreed: boolean
  error?: string | undefined
  onChange: (agreed: boolean) => void
}

export function Agree({ id, ref, text, label, agreed, error, onChange }: AgreeProps) {
  return (
    <div ref={ref}>
      <p className="below-12">{text}</p>
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
        <p id={`${id}-wrong`} role="alert" className="above-4 bad small">
          {error}
        </p>
      )}
    </div>
  )
}
