// The fields of a scheduled task without the schedule parser, for pages that only name tasks.
import type { Field } from '../../fields.ts'
import { chosen, named, namedInEnglish, optionsOf } from '../../record/shape.ts'
import { handlerNames, taskHandlers } from './handlers.ts'

const states = {
  active: { label: ['启用', 'Enabled'], tone: 'good' },
  paused: { label: ['暂停', 'Paused'], tone: 'quiet' },
} as const

export const declaredTaskFields = [
  { key: 'titleZh', label: ['任务名称', 'Title in Chinese'], maxLength: 60, example: '每日校验', ...named },
  {
    key: 'titleEn',
    label: ['英文名称', 'Name in English'],
    maxLength: 100,
    example: 'Nightly check',
    ...namedInEnglish,
  },
  {
    key: 'handler',
    label: ['执行内容', 'What it does'],
    options: handlerNames.map((value) => ({ value, label: taskHandlers[value].label })),
    ...chosen,
  },
  {
    key: 'cron',
    label: ['定时规则', 'Schedule'],
    hint: ['分 时 日 月 周，北京时间', 'Minute, hour, day, month and weekday, in Beijing time'],
    maxLength: 100,
    example: '30 2 * * *',
    ...named,
  },
  { key: 'status', label: ['状态', 'Status'], options: optionsOf(states), ...chosen },
  {
    key: 'overlap',
    label: ['上次未结束时', 'While the last run is still running'],
    options: optionsOf({
      skip: ['跳过本次', 'Skip this one'],
      queue: ['排队，结束后运行', 'Wait for it, then run'],
    }),
    ...chosen,
    listed: 'hidden',
  },
  {
    key: 'misfire',
    label: ['错过时间后', 'When its time was missed'],
    hint: ['到时没有任何实例运行，例如停机维护', 'When no instance ran at its time, as during maintenance'],
    options: optionsOf({
      once: ['恢复后补运行一次', 'Run once as soon as possible'],
      skip: ['等待下一次', 'Wait for the next time'],
    }),
    ...chosen,
    listed: 'hidden',
  },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]
