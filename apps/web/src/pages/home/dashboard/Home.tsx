// The office's start page: a greeting, and widgets in columns that each person arranges (docs/decisions/0068-home-of-widgets.md).
import { setRoleHome } from '@register/contract/system/role/home'
import { useState } from 'react'
import { useMay, useSession } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useAddressed } from '../../../kit/dialog/useAddressed.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { readGrid } from '../../../kit/grid/gridValue.ts'
import { WidgetGrid } from '../../../kit/grid/WidgetGrid.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { late } from '../../../kit/plain/late.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { hourOf } from '../../../kit/time/time.ts'
import { useNow } from '../../../kit/time/useNow.ts'
import { words as ofRoles } from './roles/words.ts'
import { useHomeGrid } from './useHomeGrid.ts'
import { useWidgets } from './useWidgets.tsx'
import { greetingOf, words } from './words.ts'

const greetingAt = (hour: number) => (hour < 12 ? words.morning : hour < 18 ? words.afternoon : words.evening)

const RolesDialog = late(async () => (await import('./roles/RolesDialog.tsx')).RolesDialog)

export function Home() {
  const { info } = useSession()
  const { done } = useFeedback()
  const { own, all } = useWidgets()
  const grid = useHomeGrid(own)
  const givesToRoles = useMay()(setRoleHome)
  const [giving, setGiving] = useState(false)
  const [addressed, setAddressed] = useAddressed('edit')
  const editing = addressed !== undefined
  const setEditing = (on: boolean) => setAddressed(on ? 'widgets' : undefined)
  const value = editing ? grid.draft : grid.kept
  const widgets = editing && givesToRoles ? all : own
  async function finish() {
    const changed = await grid.save()
    setEditing(false)
    if (changed) done(words.saved)
  }
  async function restore() {
    await grid.restore()
    done(words.restored)
  }
  const customize = <Action icon="setting" label={words.customize} onPress={() => setEditing(true)} />
  return (
    <div className="stack fit gap-16">
      <PageHead title={greetingOf(greetingAt(hourOf(useNow())), info?.user.nickname ?? '')} text={info?.user.deptName}>
        {value && !editing && customize}
        {editing && (
          <>
            <Action
              label={words.cancel}
              onPress={() => {
                grid.discard()
                setEditing(false)
              }}
            />
            {givesToRoles && (
              <Action
                label={ofRoles.open}
                disabled={value?.columns.flat().length === 0 && ofRoles.nothing}
                onPress={() => setGiving(true)}
              />
            )}
            <Action kind="primary" icon="check" label={words.finish} onPress={finish} />
          </>
        )}
      </PageHead>
      {grid.unread && <Notice tone="warn" title={words.unread} />}
      {value ? (
        <WidgetGrid
          label={words.widgets}
          widgets={widgets}
          value={value}
          onChange={grid.change}
          editing={editing}
          initial={grid.initial}
          empty={
            <EmptyState icon="group" text={words.noWidgets}>
              <Action icon="add" label={words.addWidgets} onPress={() => setEditing(true)} />
              <Action icon="reload" label={words.restore} onPress={restore} />
            </EmptyState>
          }
        />
      ) : (
        <Loading lines={8} />
      )}
      {givesToRoles && editing && value && (
        <RolesDialog
          open={giving}
          value={value}
          onLoad={(home) =>
            grid.change(
              readGrid(
                home,
                widgets.map(({ key }) => key),
                grid.initial,
              ),
            )
          }
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  )
}
