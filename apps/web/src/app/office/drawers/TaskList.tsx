// The list of tasks in the task centre.
import type { TaskRow } from '@register/contract/system/tasks'
import styles from './drawers.module.css'
import { TaskItem } from './TaskItem.tsx'

export const TaskList = ({ list }: { list: readonly TaskRow[] }) => (
  <ul className={styles['lines']}>
    {list.map((task) => (
      <TaskItem key={task.id} task={task} />
    ))}
  </ul>
)
