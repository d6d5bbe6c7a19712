// The task centre: exports that run in the background, their progress, and their files.
import { isActive, listTasks } from '@register/contract/system/tasks'
import { Badge, Drawer } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useStep } from '../../../kit/dialog/step/useStep.ts'
import { closePanel, openPanel, usePanel } from '../../../kit/panel/usePanel.ts'
import { late } from '../../../kit/plain/late.tsx'
import styles from './drawers.module.css'
import { useFrame } from '../useFrame.ts'
import { words } from '../words.ts'

const TaskList = late(async () => (await import('./TaskList.tsx')).TaskList)

const input = { query: { pageSize: 50 } }

export function TaskCentre() {
  const t = useTranslate()
  const open = usePanel('tasks')
  useStep(open, closePanel)
  const waiting = useFrame()?.tasks ?? 0
  const tasks = useRead(listTasks, input, {
    // The frame knows how many there are: their list is read while one runs, and when the drawer opens.
    enabled: open || waiting > 0,
    // Polls only while a task runs.
    refetchInterval: ({ state }) => (state.data?.list.some(isActive) ? 1500 : false),
  })
  const running = tasks.data?.list.filter(isActive).length ?? waiting
  return (
    <>
      <Badge count={running} size="small" offset={[-15, 8]}>
        <Action bare kind="quiet" icon="task" label={words.tasks} onPress={() => openPanel('tasks')} />
      </Badge>
      <Drawer
        title={t(words.tasks)}
        size={450}
        open={open}
        onClose={closePanel}
        footer={<Action icon="reload" label={words.refresh} onPress={() => tasks.refetch()} />}
      >
        <LoadState reading={tasks}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState icon="task" text={words.noTasks}>
                <p className={styles['hint']}>{t(words.tasksHint)}</p>
              </EmptyState>
            ) : (
              <TaskList waiting={<Loading lines={8} />} list={list} />
            )
          }
        </LoadState>
      </Drawer>
    </>
  )
}
