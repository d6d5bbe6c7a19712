// How a table looks: the height of its rows, lines between its columns, stripes. Every change is drawn and saved at once.
import { Radio, Switch } from 'antd'
import { useId } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Failure } from '@register/contract/errors'
import { reasonOf, useFeedback } from '../../feedback/useFeedback.tsx'
import styles from './setting.module.css'
import type { TableLook } from './storedSetting.ts'
import type { TableSetting } from './useTableSetting.ts'
import { saveFailed, settingWords as words } from './words.ts'

const sizes = ['large', 'default', 'small'] as const

export function LookPanel<Row>({ setting: { look, setLook } }: { setting: TableSetting<Row> }) {
  const t = useTranslate()
  const id = useId()
  const { failed } = useFeedback()
  const set = (patch: Partial<TableLook>) =>
    void setLook({ ...look, ...patch }).catch((error: unknown) =>
      failed(error instanceof Failure ? new Failure(error.status, saveFailed(reasonOf(error))) : error),
    )
  return (
    <dl className={`stack gap-16 ${styles['look']}`}>
      <div>
        <dt id={`${id}-size`}>{t(words.size)}</dt>
        <dd>
          <Radio.Group
            role="radiogroup"
            aria-labelledby={`${id}-size`}
            optionType="button"
            size="small"
            value={look.size}
            options={sizes.map((size) => ({ value: size, label: t(words[size]) }))}
            onChange={({ target }) => set({ size: target.value as TableLook['size'] })}
          />
        </dd>
      </div>
      <div>
        <dt>{t(words.style)}</dt>
        <dd className={`stack gap-8 ${styles['switches']}`}>
          {(['border', 'stripe'] as const).map((part) => (
            <label key={part}>
              <Switch size="small" checked={look[part]} onChange={(on) => set({ [part]: on })} />
              {t(words[part])}
            </label>
          ))}
        </dd>
      </div>
    </dl>
  )
}
