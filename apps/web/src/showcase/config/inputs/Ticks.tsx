// checkbox: single ticks, each with a key of its own.
import { Checkbox } from 'antd'
import type { ConfigInputProps } from '../configInput.ts'

export function Ticks({ id, label, value, onChange, choices, disabled, invalid, describedBy }: ConfigInputProps) {
  const set = (value ?? {}) as Readonly<Record<string, unknown>>
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className="row wrap gap-8-12 align-center"
    >
      {choices.map(({ name = '', label: text, disabled: off }) => (
        <Checkbox
          key={name}
          checked={set[name] === true}
          disabled={disabled || off === true}
          aria-invalid={invalid}
          onChange={({ target }) => onChange({ ...set, [name]: target.checked })}
        >
          {text}
        </Checkbox>
      ))}
    </div>
  )
}
