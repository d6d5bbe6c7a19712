// The properties of a piece as a small form, so that readers can try it.
import { ConfigForm } from '../../showcase/config/ConfigForm.tsx'
import type { ConfigItem, FormValues } from '../../showcase/config/formConfig.ts'
import styles from './vab.module.css'

export interface KnobsProps {
  items: readonly ConfigItem[]
  value: FormValues
  onChange: (value: FormValues) => void
}

export function Knobs({ items, value, onChange }: KnobsProps) {
  return (
    <div className={styles['knobs']}>
      <ConfigForm
        label={['属性', 'Properties']}
        config={{ labelPosition: 'top', formItems: items }}
        value={value}
        onChange={onChange}
        submit={() => null}
      />
    </div>
  )
}
