// A checkbox with its statement beside it.
import { Checkbox } from 'antd'

export interface TickLineProps {
  id?: string
  label: string
  value: boolean
  disabled?: boolean
  onChange: (value: boolean) => void
}

export const TickLine = ({ id, label, value, disabled = false, onChange }: TickLineProps) => (
  <Checkbox {...(id && { id })} checked={value} disabled={disabled} onChange={({ target }) => onChange(target.checked)}>
    {label}
  </Checkbox>
)
