// Tabs to choose between a few views of the same data, moved through with the arrow keys.
import { Segmented } from 'antd'
import styles from './layout.module.css'

export interface TabsProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

export function Tabs<V extends string>({ label, value, options, onChange }: TabsProps<V>) {
  return (
    <div className={styles['tabs']}>
      <Segmented<V>
        block
        aria-label={label}
        value={value}
        options={[...options]}
        // Each as wide as its word: with equal widths the longer words would be cut.
        styles={{ root: { minWidth: 'max-content' }, item: { flex: '1 0 auto' } }}
        onChange={onChange}
      />
    </div>
  )
}
