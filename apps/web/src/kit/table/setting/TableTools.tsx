// The tools at the foot of a table: read again, set up its columns, set up its look.
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { Action } from '../../action/Action.tsx'
import { Icon } from '../../action/icons.tsx'
import { Popup } from '../../dialog/Popup.tsx'
import { leavesOf, type Columns } from '../columns.ts'
import { ColumnSheet } from './ColumnSheet.tsx'
import { LookPanel } from './LookPanel.tsx'
import styles from './setting.module.css'
import type { TableSetting } from './useTableSetting.ts'
import { settingWords as words } from './words.ts'

export interface TableToolsProps<Row> {
  columns: Columns<Row>
  /** Left out, there is nothing to set up. */
  setting: TableSetting<Row> | undefined
  /** Cards have columns to show, but no look. */
  cards: boolean
  onRefresh: (() => Promise<void>) | undefined
}

export function TableTools<Row>({ columns, setting, cards, onRefresh }: TableToolsProps<Row>) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  if (!setting && !onRefresh) return null
  return (
    <div className={styles['tools']}>
      {onRefresh && <Action bare kind="quiet" icon="reload" label={say(words.refresh)} onPress={onRefresh} />}
      {setting && (
        <>
          <Action bare kind="quiet" icon="setting" label={say(words.columns)} onPress={() => setOpen(true)} />
          {!cards && (
            <Popup
              label={say(words.look)}
              placement="topRight"
              opener={
                <Button type="text" icon={<Icon name="table" />} aria-label={say(words.look)} title={say(words.look)} />
              }
            >
              {() => <LookPanel setting={setting} />}
            </Popup>
          )}
          <ColumnSheet columns={leavesOf(columns)} setting={setting} open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </div>
  )
}
