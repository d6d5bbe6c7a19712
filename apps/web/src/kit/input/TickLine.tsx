// A checkbox with its statement beside it.
import type { Wording } from '@register/contract/phrase'
import { Checkbox } from 'antd'
import { useTranslate } from '../../api/language.ts'

export interface TickLineProps {
  id?: string
  label: Wording
  value: boolean
  disabled?: boolean
  onChange: (value: boolean) => void
}

export const TickLine = ({ id, label, value, disabled = false, onChange }: TickLineProps) => {
  const t = useTranslate()
  return (
    <Checkbox
      {...(id && { id })}
      checked={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    >
      {t(label)}
    </Checkbox>
  )
}
