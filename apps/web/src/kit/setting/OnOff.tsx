// A switch that takes effect at once.
import { Switch } from 'antd'

export interface OnOffProps {
  label: string
  value: boolean
  disabled?: boolean
  onChange: (value: boolean) => void
}

export const OnOff = ({ label, value, disabled, onChange }: OnOffProps) => (
  <Switch aria-label={label} checked={value} disabled={disabled ?? false} onChange={onChange} />
)
