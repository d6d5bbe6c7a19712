// The tools at the foot of a table: read again, set up its columns, set up its look.
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import type { TableName } from '../../../api/setting/tableDefaults.ts'
import { Action } from '../../action/Action.tsx'
import { Icon } from '../../action/icons.tsx'
import { Popup } from '../../dialog/Popup.tsx'
import { late, type Late } from '../../plain/late.tsx'
import { leavesOf, type Columns } from '../columns.ts'
import type { ColumnDrawerProps } from './ColumnDrawer.tsx'
import styles from './setting.module.css'
import type { TableSetting } from './useTableSetting.ts'
import { settingWords as words } from './words.ts'

/** Loaded late: few people open it, and it includes the code that reorders things. */
const LateDrawer = late<ColumnDrawerProps<unknown>>(async () => (await import('./ColumnDrawer.tsx')).ColumnDrawer)

const LateLook = late<{ setting: TableSetting<unknown> }>(async () => (await import('./LookPanel.tsx')).LookPanel)

/** Fetched when the pointer comes near, because it is about to press. */
function near() {
  LateDrawer.ahead()
  LateLook.ahead()
}

export interface TableToolsProps<Row> {
  name: TableName | undefined
  columns: Columns<Row>
  /** Without it there are no settings. */
  setting: TableSetting<Row> | undefined
  /** Cards have columns to choose, but no look. */
  cards: boolean
  onRefresh: (() => Promise<void>) | undefined
}

export function TableTools<Row>({ name, columns, setting, cards, onRefresh }: TableToolsProps<Row>) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  // Both show the settings of every table in the same way.
  const LookPanel = LateLook as unknown as Late<{ setting: TableSetting<Row> }>
  const ColumnDrawer = LateDrawer as unknown as Late<ColumnDrawerProps<Row>>
  if (!setting && !onRefresh) return null
  function show() {
    setAsked(true)
    setOpen(true)
  }
  return (
    <div className={`row gap-4 align-center ${styles['tools']}`} onPointerEnter={near} onFocus={near}>
      {onRefresh && <Action bare kind="quiet" icon="reload" label={words.refresh} onPress={onRefresh} />}
      {setting && (
        <>
          <Action bare kind="quiet" icon="setting" label={words.columns} onPress={show} />
          {!cards && (
            <Popup
              label={words.look}
              placement="topRight"
              opener={
                <Button type="text" icon={<Icon name="table" />} aria-label={t(words.look)} title={t(words.look)} />
              }
            >
              {() => <LookPanel setting={setting} />}
            </Popup>
          )}
          {asked && (
            <ColumnDrawer
              name={name}
              columns={leavesOf(columns)}
              setting={setting}
              open={open}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </div>
  )
}
