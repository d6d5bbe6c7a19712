// A statement to read with a checkbox under it to agree.
import type { Wording } from '@register/contract/phrase'
import { Checkbox } from 'antd'
import { useTranslate } from '../../api/language.ts'
import type { FieldPlace } from '../values/useForm.ts'

export interface AgreeProps extends FieldPlace {
  text: Wording
  label: Wording
  agreed: boolean
  error?: Wording | undefined
  onChange: (agreed: boolean) => void
}

export function Agree({ id, ref, text, label, agreed, error, onChange }: AgreeProps) {
  const t = useTranslate()
  return (
    <div ref={ref}>
      <p className="below-12">{t(text)}</p>
      <Checkbox
        id={id}
        checked={agreed}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-wrong`}
        onChange={(event) => onChange(event.target.checked)}
      >
        {t(label)}
      </Checkbox>
      {error && (
        <p id={`${id}-wrong`} role="alert" className="above-4 bad small">
          {t(error)}
        </p>
      )}
    </div>
  )
}
