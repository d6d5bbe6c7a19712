// Tabs to choose between a few views of the same data, moved through with the arrow keys.
import type { Wording } from '@register/contract/phrase'
import { Segmented } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { saidOptions } from '../text/saidOptions.ts'
import styles from './layout.module.css'

export interface TabsProps<V extends string> {
  label: Wording
  value: V
  options: readonly { value: V; label: Wording }[]
  onChange: (value: V) => void
}

export function Tabs<V extends string>({ label, value, options, onChange }: TabsProps<V>) {
  const t = useTranslate()
  return (
    <div className={styles['tabs']}>
      <Segmented<V>
        block
        aria-label={t(label)}
        value={value}
        options={saidOptions(options, t)}
        // Each as wide as its word: with equal widths the longer words would be cut.
        styles={{ root: { minWidth: 'max-content' }, item: { flex: '1 0 auto' } }}
        onChange={onChange}
      />
    </div>
  )
}
