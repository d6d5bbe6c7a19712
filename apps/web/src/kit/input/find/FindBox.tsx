// A search box that filters what the page already shows, at each letter.
import { useEffect, useState } from 'react'
import { isComposing } from './composing.ts'
import styles from './find.module.css'

interface FindBoxProps {
  /** Its accessible name and its placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
}

export function FindBox({ label, value, onChange }: FindBoxProps) {
  // Ahead of `value` while an input method composes.
  const [text, setText] = useState(value)
  useEffect(() => {
    setText(value)
  }, [value])
  return (
    <input
      type="search"
      className={`rigid plain surface rounded ${styles['find']}`}
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        if (!isComposing()) onChange(target.value)
      }}
      onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
