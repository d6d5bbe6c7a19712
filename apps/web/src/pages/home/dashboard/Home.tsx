// The office's start page: a greeting, and widgets in columns that each person arranges (docs/decisions/0068-home-of-widgets.md).
import { useTranslate } from '../../../api/language.ts'
import { useSession } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useAddressed } from '../../../kit/dialog/useAddressed.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { WidgetGrid } from '../../../kit/grid/WidgetGrid.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { hourOf } from '../../../kit/time/time.ts'
import { useNow } from '../../../kit/time/useNow.ts'
import { useHomeGrid } from './useHomeGrid.ts'
import { useWidgets } from './useWidgets.tsx'
import { greetingOf, words } from './words.ts'

const greetingAt = (hour: number) => (hour < 12 ? words.morning : hour < 18 ? words.afternoon : words.evening)

export function Home() {
  const t = useTranslate()
  const { info } = useSession()
  const { done } = useFeedback()
  const widgets = useWidgets()
  const grid = useHomeGrid(widgets)
  const [addressed, setAddressed] = useAddressed('edit')
  const editing = addressed !== undefined
  const setEditing = (on: boolean) => setAddressed(on ? 'widgets' : undefined)
  const value = editing ? grid.draft : grid.kept
  async function finish() {
    const changed = await grid.save()
    setEditing(false)
    if (changed) done(words.saved)
  }
  async function restore() {
    await grid.restore()
    done(words.restored)
  }
  const customize = <Action icon="setting" label={t(words.customize)} onPress={() => setEditing(true)} />
  return (
    <div className="stack fit gap-16">
      <PageHead
        title={t(greetingOf(greetingAt(hourOf(useNow())), info?.user.nickname ?? ''))}
        text={info?.user.deptName}
      >
        {value && !editing && customize}
        {editing && (
          <>
            <Action
              label={t(words.cancel)}
              onPress={() => {
                grid.discard()
                setEditing(false)
              }}
            />
            <Action kind="primary" icon="check" label={t(words.finish)} onPress={finish} />
          </>
        )}
      </PageHead>
      {grid.unread && <Notice tone="warn" title={t(words.unread)} />}
      {value ? (
        <WidgetGrid
          label={t(words.widgets)}
          widgets={widgets}
          value={value}
          onChange={grid.change}
          editing={editing}
          shipped={grid.shipped}
          empty={
            <EmptyState icon="group" text={t(words.noWidgets)}>
              <Action icon="add" label={t(words.addWidgets)} onPress={() => setEditing(true)} />
              <Action icon="reload" label={t(words.restore)} onPress={restore} />
            </EmptyState>
          }
        />
      ) : (
        <Loading lines={8} />
      )}
    </div>
  )
}
