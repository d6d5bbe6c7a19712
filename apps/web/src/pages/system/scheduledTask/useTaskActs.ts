// The actions on a scheduled task: run it, read its log, change, pause or delete it; only those that the reader may carry out.
import { taskHandlers } from '@register/contract/system/scheduledTask/handlers'
import {
  changeScheduledTask,
  listRuns,
  listScheduledTasks,
  removeScheduledTask,
  runScheduledTask,
  setTaskStatus,
  type ScheduledTask,
} from '@register/contract/system/scheduledTask/scheduledTask'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'
import { runAsk, words } from './words.ts'

interface Asked {
  openForm: (form: string) => void
  openLog: (id: string) => void
}

export function useTaskActs({ openForm, openLog }: Asked): (task: ScheduledTask) => RowAction[] {
  const t = useTranslate()
  const may = useMay()
  const { ask, done } = useFeedback()
  const begin = useWrite(runScheduledTask, { refreshes: [listScheduledTasks, listRuns] })
  const setStatus = useWrite(setTaskStatus, { refreshes: [listScheduledTasks] })
  const erase = useWrite(removeScheduledTask, { refreshes: [listScheduledTasks] })
  const usual = useRecordActs<ScheduledTask>({
    name: ({ title }) => title,
    change: { asks: changeScheduledTask, by: ({ id }) => ({ onPress: () => openForm(String(id)) }) },
    remove: {
      asks: removeScheduledTask,
      by: ({ id }) => erase.mutateAsync({ params: { id } }),
      text: words.removeText,
    },
  })
  async function run({ id, title, handler }: ScheduledTask) {
    const sure = await ask({
      title: runAsk(title),
      text: taskHandlers[handler].about,
      yes: words.run,
    })
    if (!sure) return
    await begin.mutateAsync({ params: { id } })
    done(words.begun)
  }
  async function turn({ id, rev, status }: ScheduledTask) {
    await setStatus.mutateAsync({ body: { id, rev, status: status === 'active' ? 'paused' : 'active' } })
    done(status === 'active' ? words.pausedNow : words.resumedNow)
  }
  return (task) => {
    const turned = t(task.status === 'active' ? words.pause : words.resume)
    const acts = usual(task)
    const remove = acts.filter(({ key }) => key === 'remove')
    return [
      ...(may(runScheduledTask) ? [{ key: 'run', label: t(words.run), onPress: () => run(task) }] : []),
      ...(may(listRuns) ? [{ key: 'log', label: t(words.log), onPress: () => openLog(String(task.id)) }] : []),
      ...acts.filter((act) => !remove.includes(act)),
      ...(may(setTaskStatus) ? [{ key: 'turn', label: turned, onPress: () => turn(task) }] : []),
      ...remove,
    ]
  }
}
