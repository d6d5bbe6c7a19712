// A colour picker: a few preset colours or any other.
import type { Wording } from '@register/contract/phrase'
import { ColorPicker } from 'antd'
import { useTranslate } from '../../api/language.ts'
import styles from './setting.module.css'

export interface ColourProps {
  label: Wording
  /** Hex, `#0958d9`. */
  value: string
  presets: readonly string[]
  onChange: (value: string) => void
}

export function Colour({ label, value, presets, onChange }: ColourProps) {
  const t = useTranslate()
  return (
    <div role="group" aria-label={t(label)} className={`row wrap gap-8 align-center ${styles['colours']}`}>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-label={preset}
          aria-pressed={preset === value}
          style={{ backgroundColor: preset }}
          onClick={() => onChange(preset)}
        />
      ))}
      <ColorPicker
        disabledAlpha
        disabledFormat
        format="hex"
        value={value}
        onChangeComplete={(colour) => onChange(colour.toHexString())}
      >
        <button type="button" aria-label={`${t(label)} ${value}`} className={styles['otherColour']}>
          {value}
        </button>
      </ColorPicker>
    </div>
  )
}
