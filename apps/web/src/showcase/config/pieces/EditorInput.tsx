// editor: formatted text as a component of configured forms.
import type { ConfigInputProps } from '../configInput.ts'
import { Editor } from '../../../kit/editor/Editor.tsx'

export const EditorInput = ({ id, label, value, onChange, placeholder, options, ...props }: ConfigInputProps) => (
  <Editor
    id={id}
    label={label}
    value={typeof value === 'string' ? value : ''}
    onChange={onChange}
    disabled={props.disabled}
    invalid={props.invalid}
    required={props.required}
    describedBy={props.describedBy}
    {...(placeholder !== undefined && { placeholder })}
    {...(options.maxlength !== undefined && { maxLength: options.maxlength })}
  />
)
