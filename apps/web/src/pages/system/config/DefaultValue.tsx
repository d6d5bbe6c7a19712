// The default of a key, with a button to restore it.
import type { ConfigRow } from '@register/contract/system/config/config'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import styles from './config.module.css'
import { ValueShown } from './useConfigColumns.tsx'
import { words } from './words.ts'

interface DefaultLineProps {
  row: ConfigRow
  isDefault: boolean
  onBack: () => void
}

export function DefaultValue({ row, isDefault, onBack }: DefaultLineProps) {
  const t = useTranslate()
  return (
    <div className={`row wrap gap-4-12 align-center tinted framed rounded ${styles['default']}`}>
      <span>{t(words.defaults)}</span>
      <ValueShown row={row} value={row.default} />
      {isDefault ? <span>{t(words.isDefault)}</span> : <Action small label={words.toDefault} onPress={onBack} />}
    </div>
  )
}
