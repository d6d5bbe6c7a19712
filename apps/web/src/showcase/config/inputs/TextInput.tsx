// input: one line, several, or a password; with a counter where the length is limited.
import { Input } from 'antd'
import { basics, type ConfigInputProps } from '../configInput.ts'

export function TextInput(props: ConfigInputProps) {
  const { options, value, onChange, placeholder } = props
  const { maxlength, type } = options
  const all = {
    ...basics(props),
    placeholder,
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    allowClear: options.clearable ?? true,
    ...(maxlength !== undefined && { maxLength: maxlength, showCount: true }),
  }
  if (type === 'textarea')
    return (
      <Input.TextArea
        {...all}
        autoSize={{ minRows: 3, maxRows: 8 }}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  const Line = type === 'password' ? Input.Password : Input
  return <Line {...all} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
}
