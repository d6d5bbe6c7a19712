// A search box that filters what the page already shows, at each letter.
import type { Wording } from '@register/contract/phrase'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { isComposing } from './composing.ts'
import styles from './find.module.css'

interface FindBoxProps {
  /** Its accessible name and its placeholder. */
  label: Wording
  value: string
  onChange: (value: string) => void
}

export function FindBox({ label, value, onChange }: FindBoxProps) {
  const t = useTranslate()
  // Ahead of `value` while an input method composes.
  const [text, setText] = useState(value)
  useEffect(() => {
    setText(value)
  }, [value])
  return (
    <input
      type="search"
      className={`rigid plain surface rounded ${styles['find']}`}
      aria-label={t(label)}
      placeholder={t(label)}
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
