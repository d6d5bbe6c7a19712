// A password input for forms: hidden, shown on request, and recognised by password managers.
import { textOf } from '@register/contract/fields'
import { Input } from 'antd'
import styles from '../../antd/input.module.css'
import type { InputProps } from '../inputProps.ts'

export interface PasswordInputProps extends InputProps {
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordInput = ({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  required,
  describedBy,
  disabled = false,
  autoComplete,
}: PasswordInputProps) => (
  <Input.Password
    id={id}
    value={textOf(value)}
    autoComplete={autoComplete}
    maxLength={128}
    disabled={disabled}
    aria-invalid={invalid}
    aria-required={required}
    aria-describedby={describedBy}
    className={styles['secret'] ?? ''}
    status={invalid ? 'error' : ''}
    onBlur={onBlur}
    onChange={(event) => onChange(event.target.value)}
  />
)
