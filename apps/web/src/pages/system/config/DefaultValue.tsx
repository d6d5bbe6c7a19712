// The default of a key, with a button to restore it.
import type { ConfigRow } from '@register/contract/system/config/config'
import { useSay } from '../../../api/language.ts'
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
  const say = useSay()
  return (
    <div className={styles['default']}>
      <span>{say(words.defaults)}</span>
      <ValueShown row={row} value={row.default} />
      {isDefault ? <span>{say(words.isDefault)}</span> : <Action small label={say(words.toDefault)} onPress={onBack} />}
    </div>
  )
}
