// One column in the settings: its grip, whether it is shown, its width, whether it sorts, whether it is fixed at the edge.
import type { Wording } from '@register/contract/phrase'
import { InputNumber, Switch } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { SortHandle } from '../../sort/SortHandle.tsx'
import { useSortItem } from '../../sort/useSortItem.ts'
import type { ColumnSetting } from './columnPlan.ts'
import styles from './setting.module.css'
import { settingWords as words } from './words.ts'

export interface ColumnRowProps {
  name: Wording
  setting: ColumnSetting
  canSort: boolean
  /** The only column still shown. */
  last: boolean
  /** On a telephone only the settings that cards use. */
  wide: boolean
  onChange: (setting: ColumnSetting) => void
}

export function ColumnRow({ name, setting, canSort, last, wide, onChange }: ColumnRowProps) {
  const t = useTranslate()
  const { ref, style, dragging, handle } = useSortItem(setting.prop, t(name))
  const set = (patch: Partial<ColumnSetting>) => onChange({ ...setting, ...patch })
  return (
    <li
      ref={ref}
      style={style}
      className={`stack gap-8-12 align-center line-below ${styles['column']}`}
      data-dragging={dragging}
    >
      <SortHandle handle={handle} />
      <Switch
        className={styles['switch'] ?? ''}
        size="small"
        aria-label={`${t(words.show)} ${t(name)}`}
        checked={!setting.hide}
        disabled={last}
        onChange={(on) => set({ hide: !on })}
      />
      <span className="may-narrow break-words">{t(name)}</span>
      {wide && (
        <>
          <InputNumber<number>
            className={styles['width'] ?? ''}
            size="small"
            aria-label={`${t(words.width)} ${t(name)}`}
            placeholder="auto"
            min={40}
            max={1000}
            precision={0}
            controls={false}
            changeOnWheel={false}
            value={setting.width}
            onChange={(width) => set({ width })}
          />
          <Switch
            className={styles['switch'] ?? ''}
            size="small"
            aria-label={`${t(words.sort)} ${t(name)}`}
            checked={canSort && setting.sortable}
            disabled={!canSort}
            onChange={(sortable) => set({ sortable })}
          />
          <Switch
            className={styles['switch'] ?? ''}
            size="small"
            aria-label={`${t(words.fixed)} ${t(name)}`}
            checked={setting.fixed}
            onChange={(fixed) => set({ fixed })}
          />
        </>
      )}
    </li>
  )
}
