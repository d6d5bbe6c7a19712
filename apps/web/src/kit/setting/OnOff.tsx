// A switch that takes effect at once.
import { Switch } from 'antd'

export interface OnOffProps {
  id?: string
  label: string
  value: boolean
  disabled?: boolean
  onChange: (value: boolean) => void
}

export const OnOff = ({ id, label, value, disabled, onChange }: OnOffProps) => (
  <Switch {...(id && { id })} aria-label={label} checked={value} disabled={disabled ?? false} onChange={onChange} />
)
