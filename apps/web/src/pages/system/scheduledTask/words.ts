// Texts of the page of scheduled tasks, their cards, their form and the log of their runs.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'
import type { TaskRun } from '@register/contract/system/scheduledTask/scheduledTask'
import { minuteOf } from '../../../kit/time/time.ts'

export const words = {
  title: systemScreens['settings/task'].title,
  text: [
    '系统按定时规则（北京时间）自行执行的工作，及其运行日志',
    'What the register does at set times (Beijing time), and the run log',
  ],
  list: ['定时任务', 'Scheduled tasks'],
  new: ['新建定时任务', 'Add a scheduled task'],
  edit: ['编辑定时任务', 'Edit a scheduled task'],
  saved: ['已保存', 'Saved'],
  none: ['暂无定时任务', 'There are no scheduled tasks'],
  handler: ['执行内容', 'What it does'],
  rule: ['定时规则', 'Schedule'],
  next: ['下次运行', 'Next run'],
  last: ['上次运行', 'Last run'],
  never: ['尚未运行', 'Not run yet'],
  paused: ['暂停', 'Paused'],
  active: ['启用', 'Enabled'],
  run: ['立即执行', 'Run now'],
  begun: ['已开始执行', 'It has begun'],
  log: ['日志', 'Log'],
  pause: ['暂停', 'Pause'],
  resume: ['启用', 'Enable'],
  pausedNow: ['已暂停，到时不再执行', 'Paused: it will not run at its times'],
  resumedNow: ['已启用', 'Enabled'],
  removeText: ['运行日志一并删除，不能恢复。', 'Its run log is deleted with it. This cannot be undone.'],
  runs: ['运行日志', 'Log of runs'],
  outcome: ['结果', 'Outcome'],
  allRuns: ['全部结果', 'Every outcome'],
  noRuns: ['尚无运行记录', 'It has not run yet'],
  noSuchRuns: ['没有这种结果的运行', 'No run ended so'],
} as const satisfies Record<string, Phrase>

export const failingOf = (times: number): Phrase => [
  `连续失败 ${times} 次`,
  `Failed ${times} ${times === 1 ? 'time' : 'times'} in a row`,
]
export const runAsk = (title: string): Phrase => [`确定立即执行“${title}”吗？`, `Run "${title}" now?`]
export const logOf = (title: string): Phrase => [`运行日志：${title}`, `Runs: ${title}`]
export const tookOf = ([zh, en]: Phrase): Phrase => [`用时 ${zh}`, `took ${en.toLowerCase()}`]
export const dueOf = (at: string): Phrase => [`应于北京时间 ${at} 执行`, `due ${at} Beijing time`]
export const askedBy = (who: string): Phrase => [`由 ${who} 执行`, `asked for by ${who}`]
export const onOf = (instance: string): Phrase => [`实例 ${instance}`, `on ${instance}`]
export const attemptOf = (attempts: number): Phrase => [`第 ${attempts} 次开始`, `started ${attempts} times`]
/** What a check reads at the moment, as the server says it in the language of the page. */
const readsOf = (step: string): Phrase => [`正在核对${step}`, `reading ${step}`]
const sinceOf = (at: string): Phrase => [`始于 ${at}`, `since ${at}`]
function doneOf(done: number, total: number | null): Phrase {
  const [part, all] = [done, total].map((n) => n?.toLocaleString('en'))
  return all === undefined ? [`已完成 ${part}`, `${part} done`] : [`已完成 ${part} / ${all}`, `${part} of ${all} done`]
}

/** How far a run is that is at work: how much is done, and of a check what it reads and since when. */
export const progressOf = ({ state, done, total, step, at }: TaskRun): Phrase[] => [
  ...(state === 'running' && (total !== null || done > 0) ? [doneOf(done, total)] : []),
  ...(step ? [readsOf(step), sinceOf(minuteOf(at))] : []),
]
