// number: typed, or changed by its buttons and the arrow keys.
import { InputNumber } from 'antd'
import { basics, type ConfigInputProps } from '../configInput.ts'
import styles from '../config.module.css'

export function NumberInput(props: ConfigInputProps) {
  const { value, onChange, placeholder, options } = props
  const { min, max, step, precision } = options
  return (
    <InputNumber<number>
      {...basics(props)}
      className={styles['number'] ?? ''}
      changeOnWheel={false}
      placeholder={placeholder}
      value={typeof value === 'number' ? value : null}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(step !== undefined && { step })}
      {...(precision !== undefined && { precision })}
      onChange={onChange}
    />
  )
}
