// checkboxGroup: several of a few choices, all visible.
import { Checkbox } from 'antd'
import type { ConfigInputProps } from '../configInput.ts'
import type { Scalar } from '../formConfig.ts'

export function TickGroup({ id, label, value, onChange, choices, disabled, describedBy }: ConfigInputProps) {
  return (
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy}>
      <Checkbox.Group<Scalar>
        options={choices.map((choice) => ({
          value: choice.value,
          label: choice.label,
          disabled: choice.disabled ?? false,
        }))}
        value={Array.isArray(value) ? (value as Scalar[]) : []}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  )
}
