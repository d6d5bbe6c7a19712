// A choice of several entries of a list, or, where the field has no list, of entries that are typed.
import { Select } from 'antd'
import { useTranslate } from '../../api/language.ts'
import styles from './input.module.css'
import type { InputProps } from './inputProps.ts'
import { inputWords as words } from './words.ts'

export interface ChoicesProps extends InputProps {
  options: readonly { value: string; label: string }[]
  free?: boolean
  loading?: boolean
  /** The list has been opened. */
  onOpen?: () => void
}

export function Choices({ options, free, loading, onOpen, ...props }: ChoicesProps) {
  const t = useTranslate()
  const chosen = Array.isArray(props.value) ? [...(props.value as readonly string[])] : []
  return (
    <Select
      id={props.id}
      className={styles['fill'] ?? ''}
      // After a long entry the box for the next one goes to a line of its own, because it would otherwise be too narrow to hit.
      styles={{ input: { minWidth: 24 } }}
      mode={free ? 'tags' : 'multiple'}
      allowClear
      // Nothing is offered, so that Enter takes what was typed, and nothing else.
      {...(free && options.length === 0 && { open: false, suffixIcon: null })}
      showSearch={{ optionFilterProp: 'label' }}
      loading={loading ?? false}
      disabled={props.disabled ?? false}
      status={props.invalid ? 'error' : ''}
      placeholder={t(free ? words.freeHint : words.choose)}
      value={chosen}
      options={[...options]}
      tokenSeparators={['，', ',', '；', ';', '、', '\n']}
      onChange={props.onChange}
      onBlur={props.onBlur}
      onOpenChange={(open) => open && onOpen?.()}
      aria-required={props.required}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
    />
  )
}
