// One of a list that is not fixed in a field's declaration.
import { Select } from 'antd'
import { useSay } from '../../api/language.ts'
import styles from './input.module.css'
import { inputWords as words } from './words.ts'
import { usePopupWidth } from './usePopupWidth.ts'

export interface ChoiceProps {
  id?: string
  label: string
  value: string | null
  options: readonly { value: string; label: string }[]
  onChange: (value: string | null) => void
  clearable?: boolean
  invalid?: boolean
}

export function Choice({ id, label, value, options, onChange, clearable, invalid }: ChoiceProps) {
  const say = useSay()
  const popupWidth = usePopupWidth('content')
  return (
    <Select
      {...(id && { id })}
      aria-label={label}
      className={styles['fill'] ?? ''}
      popupMatchSelectWidth={popupWidth}
      allowClear={clearable ?? false}
      status={invalid ? 'error' : ''}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={say(words.choose)}
      value={value}
      options={[...options]}
      onChange={(next: string | null) => onChange(next ?? null)}
    />
  )
}
