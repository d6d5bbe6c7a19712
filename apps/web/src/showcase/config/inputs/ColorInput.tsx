// color: the browser's own picker, which the keyboard reaches, next to an input for its value.
import { Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { basics, type ConfigInputProps } from '../configInput.ts'
import styles from '../config.module.css'
import { configWords as words } from '../words.ts'

const whole = /^#[\da-f]{6}$/i

export function ColorInput(props: ConfigInputProps) {
  const { id, label, value, onChange, disabled } = props
  const t = useTranslate()
  const chosen = typeof value === 'string' ? value : ''
  /** The typed text, while it is not a colour yet. */
  const [typed, setTyped] = useState<string>()
  function type(text: string) {
    const colour = text && !text.startsWith('#') ? `#${text}` : text
    const done = colour === '' || whole.test(colour)
    setTyped(done ? undefined : text)
    if (done) onChange(colour === '' ? null : colour.toLowerCase())
  }
  return (
    <div className="row wrap gap-8-12 align-center">
      <input
        id={id}
        type="color"
        className={`surface rounded pressable ${styles['colour']}`}
        disabled={disabled}
        value={whole.test(chosen) ? chosen : '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
      <Input
        {...basics(props)}
        id={`${id}-code`}
        className={styles['code'] ?? ''}
        aria-label={`${label} ${t(words.colourCode)}`}
        aria-invalid={typed !== undefined}
        status={typed === undefined ? '' : 'error'}
        placeholder="#rrggbb"
        maxLength={7}
        value={typed ?? chosen}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  )
}
