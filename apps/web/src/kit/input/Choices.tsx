// A choice of several entries of a list, with free entries where the field allows them.
import { Select } from 'antd'
import { useRef } from 'react'
import { useSay } from '../../api/language.ts'
import styles from './input.module.css'
import type { InputProps } from './inputProps.ts'
import { meantBy } from './meantBy.ts'
import { inputWords as words } from './words.ts'

export interface ChoicesProps extends InputProps {
  options: readonly { value: string; label: string }[]
  free?: boolean
  loading?: boolean
  /** The list has been opened. */
  onOpen?: () => void
}

export function Choices({ options, free, loading, onOpen, ...props }: ChoicesProps) {
  const say = useSay()
  const chosen = Array.isArray(props.value) ? [...(props.value as readonly string[])] : []
  /** The typed text itself, chosen in the list, is used as it is written. */
  const pressed = useRef(false)
  function change(next: readonly string[]) {
    const meant = next.map((text) =>
      free && !pressed.current && !chosen.includes(text) ? meantBy(text, options) : text,
    )
    props.onChange([...new Set(meant)])
  }
  return (
    <div
      onMouseDownCapture={() => {
        pressed.current = true
      }}
      onKeyDownCapture={(event) => {
        pressed.current = false
        // Leaving the field uses the typed text; the list would choose its highlighted entry instead.
        if (event.key === 'Tab') event.stopPropagation()
      }}
    >
      <Select
        id={props.id}
        className={styles['fill'] ?? ''}
        // After a long entry the box for the next one goes to a line of its own, because it would otherwise be too narrow to hit.
        styles={{ input: { minWidth: 24 } }}
        mode={free ? 'tags' : 'multiple'}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        loading={loading ?? false}
        disabled={props.disabled ?? false}
        status={props.invalid ? 'error' : ''}
        placeholder={say(free ? words.freeHint : words.choose)}
        value={chosen}
        options={[...options]}
        tokenSeparators={['，', ',', '；', ';']}
        onChange={change}
        onBlur={props.onBlur}
        onOpenChange={(open) => open && onOpen?.()}
        aria-required={props.required}
        {...(props.describedBy && { 'aria-describedby': props.describedBy })}
      />
    </div>
  )
}
