// An input that finds one record out of many by typing: the server returns the matches, and the chosen one is shown and can be cleared.
import type { Wording } from '@register/contract/phrase'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { inputWords as words } from './words.ts'
import styles from './input.module.css'
import type { InputProps } from './inputProps.ts'
import { usePopupWidth } from './usePopupWidth.ts'

export interface LookupEntry {
  value: number
  label: string
  /** Under the label, in secondary text. */
  detail?: ReactNode
}

export interface LookupProps extends Omit<InputProps, 'value' | 'onChange'> {
  chosen: LookupEntry | null
  found: readonly LookupEntry[]
  loading: boolean
  placeholder: Wording
  onSearch: (text: string) => void
  onPick: (value: number | null) => void
}

export function Lookup({ chosen, found, loading, placeholder, onSearch, onPick, ...props }: LookupProps) {
  const t = useTranslate()
  const popupWidth = usePopupWidth(420)
  return (
    <Select
      id={props.id}
      className={styles['fill'] ?? ''}
      allowClear
      labelInValue
      showSearch={{ filterOption: false, onSearch }}
      popupMatchSelectWidth={popupWidth}
      placeholder={t(placeholder)}
      notFoundContent={t(loading ? words.searching : words.nothingFound)}
      loading={loading}
      disabled={props.disabled ?? false}
      status={props.invalid ? 'error' : ''}
      value={chosen}
      options={found.map(({ value, label, detail }) => ({ value, label, detail }))}
      optionRender={({ data }) => (
        <span className={`stack break-words ${styles['suggestion']}`}>
          {data.label}
          {data.detail && <small className="quiet">{data.detail}</small>}
        </span>
      )}
      onChange={(next: { value: number } | null) => onPick(next?.value ?? null)}
      onBlur={props.onBlur}
      aria-required={props.required}
      aria-invalid={props.invalid}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
    />
  )
}
