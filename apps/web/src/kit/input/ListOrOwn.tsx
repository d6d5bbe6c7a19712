// A choice of several entries of a list. A text that is not in the list is a choice of its own, named as such and below the entries that match.
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './input.module.css'
import type { InputProps } from './inputProps.ts'
import { contains, entryOf, meantBy } from './meantBy.ts'
import { inputWords as words, severalMatch, ownEntry } from './words.ts'

export interface ListOrOwnProps extends InputProps {
  options: readonly { value: string; label: string }[]
  loading: boolean
  /** The list has been opened. */
  onOpen: () => void
}

/** Between entries that are pasted in one go. */
const separators = /[，,；;\n]/

export function ListOrOwn({ options, loading, onOpen, ...props }: ListOrOwnProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const chosen = Array.isArray(props.value) ? [...(props.value as readonly string[])] : []
  const text = typed.trim()
  const own = text === '' || entryOf(text, options) || chosen.includes(text) ? undefined : text
  const several = own !== undefined && options.filter(({ label }) => contains(label, text)).length > 1
  function add(texts: readonly string[]) {
    setTyped('')
    props.onChange([...new Set([...chosen, ...texts.map((one) => meantBy(one, options)).filter(Boolean)])])
  }
  return (
    <>
      <Select<string[]>
        id={props.id}
        className={styles['fill'] ?? ''}
        // After a long entry the box for the next one goes to a line of its own, because it would otherwise be too narrow to hit.
        styles={{ input: { minWidth: 24 } }}
        mode="multiple"
        allowClear
        showSearch={{
          searchValue: typed,
          onSearch: (next) => (separators.test(next) ? add(next.split(separators)) : setTyped(next)),
          filterOption: (_, option) =>
            option?.value === own || (typeof option?.label === 'string' && contains(option.label, text)),
        }}
        loading={loading}
        disabled={props.disabled ?? false}
        status={props.invalid ? 'error' : ''}
        placeholder={t(words.freeHint)}
        value={chosen}
        options={[...options, ...(own === undefined ? [] : [{ value: own, label: t(ownEntry(own)) }])]}
        labelRender={({ value }) => {
          const listed = options.find((one) => one.value === value)
          return listed || loading ? (
            (listed?.label ?? value)
          ) : (
            <>
              {value} <small className="quiet">{t(words.unlisted)}</small>
            </>
          )
        }}
        onChange={(next) => {
          setTyped('')
          props.onChange(next)
        }}
        onInputKeyDown={(event) => {
          // Leaving the field takes what was typed where it is clear; the list would choose its highlighted entry instead.
          if (event.key === 'Tab') event.stopPropagation()
        }}
        onBlur={() => {
          // Among several entries only the person can choose, so the text stays in the box.
          if (text !== '' && !several) add([text])
          props.onBlur?.()
        }}
        onOpenChange={(open) => open && onOpen()}
        aria-required={props.required}
        {...(props.describedBy && { 'aria-describedby': props.describedBy })}
      />
      {several && (
        <small role="status" className="quiet">
          {t(severalMatch(text))}
        </small>
      )}
    </>
  )
}
