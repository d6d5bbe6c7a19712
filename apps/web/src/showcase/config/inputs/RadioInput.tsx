// radio: one of a few choices, all visible; as buttons when `type` says so.
import { Radio } from 'antd'
import type { ConfigInputProps } from '../configInput.ts'

export function RadioInput({ id, label, value, onChange, choices, disabled, options, describedBy }: ConfigInputProps) {
  return (
    <Radio.Group
      id={id}
      role="radiogroup"
      aria-label={label}
      {...(describedBy && { 'aria-describedby': describedBy })}
      optionType={options.type === 'button' ? 'button' : 'default'}
      options={choices.map((choice) => ({
        value: choice.value,
        label: choice.label,
        disabled: choice.disabled ?? false,
      }))}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value as unknown)}
    />
  )
}
