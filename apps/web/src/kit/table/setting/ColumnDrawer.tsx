// The columns of a table, set up by its reader: which ones, their order, width, sorting and fixing. The table shows every change at once; saving stores it.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import type { TableName } from '../../../api/setting/tableDefaults.ts'
import { SideDrawer } from '../../dialog/SideDrawer.tsx'
import { useWide } from '../../layout/useWide.ts'
import { movedTo } from '../../sort/moved.ts'
import { SortArea } from '../../sort/SortArea.tsx'
import type { Column } from '../columns.ts'
import type { ColumnSetting } from './columnPlan.ts'
import { ColumnRow } from './ColumnRow.tsx'
import styles from './setting.module.css'
import type { TableSetting } from './useTableSetting.ts'
import { resetFailed, saveFailed, settingWords as words, forAllAsk, reaches } from './words.ts'
import { reasonOf, useFeedback } from '../../feedback/useFeedback.tsx'
import { useMakeDefault } from '../../../api/setting/makeDefault.ts'
import { Action } from '../../action/Action.tsx'

// A button that makes the present columns of a table the default for everyone without a setting of their own: it asks first, and says whom it affects.
interface DefaultActProps<Row> {
  name: TableName
  columns: readonly Column<Row>[]
  setting: TableSetting<Row>
  disabled: boolean
}

function DefaultAct<Row>({ name, columns, setting, disabled }: DefaultActProps<Row>) {
  const t = useTranslate()
  const { ask, done, notify } = useFeedback()
  const { may, standing, make } = useMakeDefault(name)
  if (!may) return null
  async function press() {
    const now = await standing()
    if (!now) return notify('warn', words.newerDefault, [words.newerDefaultText])
    const agreed = await ask({
      title: forAllAsk(now.title),
      text: reaches(now.own, now.by).map((line) => <p key={line[1]}>{t(line)}</p>),
      yes: words.forAll,
    })
    if (!agreed) return undefined
    const titles = new Map(columns.map(({ key, title }) => [key, title]))
    await make(
      now.rev,
      setting.settings.map(({ prop, hide, width, sortable, fixed }) => ({
        prop,
        title: titles.get(prop) ?? ([prop, prop] as const),
        hide,
        width,
        sortable,
        fixed,
      })),
    )
    setting.adopted()
    return done(words.madeDefault)
  }
  return (
    <span className={styles['forAll']}>
      <Action kind="link" label={words.forAll} disabled={disabled} onPress={press} />
    </span>
  )
}

// Runs a write of a setting, shows it as busy for at least a second (docs/rules/office.md#tables), and reports the result.
const wait = (milliseconds: number) => new Promise((resolve) => window.setTimeout(resolve, milliseconds))

interface WriteTexts {
  done: Phrase
  failed: (why: Phrase) => Phrase
}

function useReportedWrite() {
  const { done, failed } = useFeedback()
  const [busy, setBusy] = useState(false)
  async function run(write: () => Promise<void>, texts: WriteTexts) {
    setBusy(true)
    const [outcome] = await Promise.allSettled([write(), wait(1000)])
    setBusy(false)
    if (outcome.status === 'fulfilled') return done(texts.done)
    const { reason } = outcome as { reason: unknown }
    return failed(reason instanceof Failure ? new Failure(reason.status, texts.failed(reasonOf(reason))) : reason)
  }
  return { busy, run }
}

export interface ColumnDrawerProps<Row> {
  name: TableName | undefined
  columns: readonly Column<Row>[]
  setting: TableSetting<Row>
  open: boolean
  onClose: () => void
}

export function ColumnDrawer<Row>({ name, columns, setting, open, onClose }: ColumnDrawerProps<Row>) {
  const t = useTranslate()
  const wide = useWide('md')
  const saving = useReportedWrite()
  const resetting = useReportedWrite()
  const { settings, change } = setting
  const column = new Map(columns.map((one) => [one.key, one]))
  const shown = settings.filter(({ hide }) => !hide).length
  const set = (next: ColumnSetting) => change(settings.map((one) => (one.prop === next.prop ? next : one)))
  const none = settings.length === 0
  const busy = saving.busy || resetting.busy
  const footer = !none && (
    <div className={`row gap-8 align-center grow ${styles['foot']}`}>
      <span role="status">{setting.unsaved && t(words.unsaved)}</span>
      {name !== undefined && <DefaultAct name={name} columns={columns} setting={setting} disabled={busy} />}
      <Button
        disabled={saving.busy}
        loading={resetting.busy}
        onClick={() => void resetting.run(setting.reset, { done: words.wasReset, failed: resetFailed })}
      >
        {t(words.reset)}
      </Button>
      <Button
        type="primary"
        disabled={resetting.busy}
        loading={saving.busy}
        onClick={() => void saving.run(setting.save, { done: words.saved, failed: saveFailed })}
      >
        {t(words.save)}
      </Button>
    </div>
  )
  return (
    <SideDrawer clear title={words.columns} open={open} onClose={onClose} width={500} footer={footer}>
      {none ? (
        <p className={`quiet text-center ${styles['none']}`}>{t(words.noColumns)}</p>
      ) : (
        <div inert={busy}>
          <div aria-hidden className={`stack gap-8-12 align-center quiet small line-below ${styles['heads']}`}>
            <span />
            <span>{t(words.show)}</span>
            <span>{t(words.name)}</span>
            {wide && (
              <>
                <span>{t(words.width)}</span>
                <span>{t(words.sort)}</span>
                <span>{t(words.fixed)}</span>
              </>
            )}
          </div>
          <SortArea
            ids={settings.map(({ prop }) => prop)}
            direction="vertical"
            onMove={(from, to) => change(movedTo(settings, from, to))}
          >
            <ul aria-label={t(words.columns)}>
              {settings.map((one) => (
                <ColumnRow
                  key={one.prop}
                  name={one.admin?.label ?? column.get(one.prop)?.title ?? [one.prop, one.prop]}
                  setting={one}
                  canSort={column.get(one.prop)?.sortable ?? false}
                  // The last visible column cannot be hidden.
                  last={shown === 1 && !one.hide}
                  wide={wide}
                  onChange={set}
                />
              ))}
            </ul>
          </SortArea>
        </div>
      )}
    </SideDrawer>
  )
}
