// All scheduled tasks as cards that show their state live; the form of one and the log of its runs open over them.
import { addScheduledTask, listScheduledTasks } from '@register/contract/system/scheduledTask/scheduledTask'
import { maxPageSize } from '@register/contract/page'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { RunLog } from './RunLog.tsx'
import styles from './scheduledTask.module.css'
import { TaskCard } from './TaskCard.tsx'
import { TaskForm } from './TaskForm.tsx'
import { useLive } from './useLive.ts'
import { useTaskActs } from './useTaskActs.ts'
import { words } from './words.ts'

export function TaskPage() {
  const t = useTranslate()
  const [form, openForm] = useFormDrawer('form')
  const [log, openLog] = useFormDrawer('log')
  const actions = useTaskActs({ openForm, openLog })
  const reading = useLive(listScheduledTasks, { query: { pageSize: maxPageSize } }, ({ list }) =>
    list.map(({ last }) => last),
  )
  return (
    <div className="stack fit gap-16">
      <PageHead title={words.title} text={words.text} />
      <LoadState reading={reading} page>
        {({ list }) => (
          <ul className={`stack gap-16 ${styles['cards']}`} aria-label={t(words.list)}>
            {list.map((task) => (
              <li key={task.id}>
                <TaskCard task={task} actions={actions(task)} />
              </li>
            ))}
            <Allow may={addScheduledTask}>
              <li className={`place-center rounded ${styles['adds']}`}>
                <Action kind="quiet" icon="add" label={words.new} onPress={() => openForm('new')} />
              </li>
            </Allow>
          </ul>
        )}
      </LoadState>
      <TaskForm form={form} onClose={() => openForm(undefined)} />
      <RunLog
        id={log}
        title={reading.data?.list.find(({ id }) => String(id) === log)?.title}
        onClose={() => openLog(undefined)}
      />
    </div>
  )
}
