// switch: on or off.
import { Switch } from 'antd'
import type { ConfigInputProps } from '../configInput.ts'

export const SwitchInput = ({ id, label, value, onChange, disabled, describedBy }: ConfigInputProps) => (
  <Switch
    id={id}
    aria-label={label}
    {...(describedBy && { 'aria-describedby': describedBy })}
    checked={value === true}
    disabled={disabled}
    onChange={onChange}
  />
)
