// The list of tasks in the task centre.
import { readFrame } from '@register/contract/system/frame/frame'
import { isActive, listTasks, removeTask, taskStates, type TaskRow } from '@register/contract/system/tasks'
import styles from './drawers.module.css'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Progress } from '../../../kit/feedback/Progress.tsx'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { fileSize } from '../../../kit/plain/format.ts'
import { forgetTask, stopTask, words } from '../words.ts'

// One task: what it makes, its progress, its file, and buttons to stop or delete it.
function TaskItem({ task }: { task: TaskRow }) {
  const t = useTranslate()
  const remove = useWrite(removeTask, { refreshes: [listTasks, readFrame] })
  const { tone, label } = taskStates[task.state]
  const runs = isActive(task)
  return (
    <li>
      <div className="row gap-8 align-center justify-between">
        <strong>{task.title}</strong>
        <StatusTag tone={tone} label={label} />
      </div>
      {runs && <Progress label={task.title} done={task.done} total={task.total ?? 0} />}
      {task.msg && <p className={styles['wrong']}>{task.msg}</p>}
      <div className={`row gap-8 align-center justify-between quiet small ${styles['lineFoot']}`}>
        <span>
          <RelativeTime at={task.createdAt} /> {t(words.made)}
          {task.size !== null && ` · ${fileSize(task.size)}`}
        </span>
        <span>
          {task.url && (
            <a href={`${task.url}&download=1`} download={task.fileName ?? ''}>
              {t(words.download)}
            </a>
          )}
          <Action
            bare
            small
            kind="quiet"
            icon={runs ? 'stop' : 'delete'}
            label={runs ? stopTask(task.title) : forgetTask(task.title)}
            onPress={() => remove.mutateAsync({ params: { id: task.id } })}
          />
        </span>
      </div>
    </li>
  )
}

export const TaskList = ({ list }: { list: readonly TaskRow[] }) => (
  <ul className={`stack gap-16 ${styles['lines']}`}>
    {list.map((task) => (
      <TaskItem key={task.id} task={task} />
    ))}
  </ul>
)
