// Several entries of a list, also free ones where the field takes them.
import { Select } from 'antd'
import { useSay } from '../../api/language.ts'
import styles from './input.module.css'
import type { InputProps } from './inputProps.ts'
import { formWords as words } from '../form/words.ts'

export interface ChoicesProps extends InputProps {
  options: readonly { value: string; label: string }[]
  free?: boolean
  loading?: boolean
}

export function Choices({ options, free, loading, ...props }: ChoicesProps) {
  const say = useSay()
  return (
    <Select
      id={props.id}
      className={styles['fill'] ?? ''}
      mode={free ? 'tags' : 'multiple'}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={loading ?? false}
      disabled={props.disabled ?? false}
      status={props.invalid ? 'error' : ''}
      placeholder={say(free ? words.freeHint : words.choose)}
      value={Array.isArray(props.value) ? [...(props.value as readonly string[])] : []}
      options={[...options]}
      tokenSeparators={['，', ',', '；', ';']}
      onChange={(next: string[]) => props.onChange(next)}
      onBlur={props.onBlur}
      aria-required={props.required}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
    />
  )
}
