// A text input with suggestions that carry further data: picking one can fill other fields too.
import type { Wording } from '@register/contract/phrase'
import { AutoComplete, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './input.module.css'
import type { InputProps } from './inputProps.ts'
import { usePopupWidth } from './usePopupWidth.ts'

export interface Suggestion {
  key: string
  value: string
  /** Under the value, in secondary text. */
  detail?: ReactNode
}

export interface SuggestProps extends InputProps {
  suggestions: readonly Suggestion[]
  onPick: (key: string) => void
  maxLength?: number
  placeholder?: Wording
}

/** Distinguishes suggestions with the same text, which the list would treat as one; it is neither shown nor announced. */
const apart = '\u200B'

export function Suggest({ suggestions, onPick, maxLength, placeholder, ...props }: SuggestProps) {
  const t = useTranslate()
  const popupWidth = usePopupWidth(420)
  return (
    <AutoComplete
      id={props.id}
      className={styles['fill'] ?? ''}
      value={typeof props.value === 'string' ? props.value : ''}
      options={suggestions.map(({ key, value, detail }, at) => ({
        key,
        value: value + apart.repeat(suggestions.slice(0, at).filter((one) => one.value === value).length),
        label: (
          <span className={`stack break-words ${styles['suggestion']}`}>
            {value}
            {detail && <small className="quiet">{detail}</small>}
          </span>
        ),
      }))}
      popupMatchSelectWidth={popupWidth}
      disabled={props.disabled ?? false}
      onChange={(next: string) => props.onChange((next ?? '').replaceAll(apart, ''))}
      onSelect={(_value: string, option: { key?: unknown }) => onPick(String(option.key))}
      onBlur={props.onBlur}
      aria-required={props.required}
      aria-invalid={props.invalid}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
    >
      <Input status={props.invalid ? 'error' : ''} maxLength={maxLength ?? 100} placeholder={t(placeholder) ?? ''} />
    </AutoComplete>
  )
}
