// A switch that takes effect at once.
import type { Wording } from '@register/contract/phrase'
import { Switch } from 'antd'
import { useTranslate } from '../../api/language.ts'

export interface OnOffProps {
  id?: string
  label: Wording
  value: boolean
  disabled?: boolean
  onChange: (value: boolean) => void
}

export const OnOff = ({ id, label, value, disabled, onChange }: OnOffProps) => {
  const t = useTranslate()
  return (
    <Switch
      {...(id && { id })}
      aria-label={t(label)}
      checked={value}
      disabled={disabled ?? false}
      onChange={onChange}
    />
  )
}
