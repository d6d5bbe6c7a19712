// A choice of one option from a list that is not fixed in a field's declaration.
import type { Wording } from '@register/contract/phrase'
import { Select } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { saidOptions } from '../text/saidOptions.ts'
import styles from './input.module.css'
import { inputWords as words } from './words.ts'
import { usePopupWidth } from './usePopupWidth.ts'

export interface ChoiceProps {
  id?: string
  label: Wording
  value: string | null
  /** `search`: the text to search in next to the label, when the option is named by more than its label. */
  options: readonly { value: string; label: Wording; search?: string }[]
  onChange: (value: string | null) => void
  clearable?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  disabled?: boolean | undefined
  onBlur?: () => void
}

export function Choice(props: ChoiceProps) {
  const { id, label, value, options, onChange, clearable, invalid, describedBy, disabled, onBlur } = props
  const t = useTranslate()
  const popupWidth = usePopupWidth('content')
  return (
    <Select
      {...(id && { id })}
      aria-label={t(label)}
      className={styles['fill'] ?? ''}
      popupMatchSelectWidth={popupWidth}
      allowClear={clearable ?? false}
      status={invalid ? 'error' : ''}
      showSearch={{ optionFilterProp: options.some(({ search }) => search !== undefined) ? 'search' : 'label' }}
      disabled={disabled ?? false}
      {...(onBlur && { onBlur })}
      aria-invalid={invalid ?? false}
      {...(describedBy && { 'aria-describedby': describedBy })}
      placeholder={t(words.choose)}
      value={value}
      options={saidOptions(options, t)}
      onChange={(next: string | null) => onChange(next ?? null)}
    />
  )
}
