// The fields of a scheduled task, what its list shows, and what it is found by.
import { cronRule } from '../../cron.ts'
import type { Field } from '../../fields.ts'
import { columnsOf, inList, stamps } from '../../record/shape.ts'
import { declaredTaskFields } from './declared.ts'

const [titleZh, titleEn, handler, cron, ...others] = declaredTaskFields

export const scheduledTaskFields = [
  titleZh,
  titleEn,
  handler,
  { ...cron, rule: cronRule },
  ...others,
] as const satisfies readonly Field[]

export const scheduledTaskRowFields = [
  ...scheduledTaskFields,
  { key: 'nextAt', label: ['下次运行', 'Next run'], type: 'instant', ...inList },
  { key: 'failures', label: ['连续失败', 'Failures in a row'], type: 'integer', required: true, ...inList },
  { ...stamps.updatedBy },
  { ...stamps.updatedAt },
] as const satisfies readonly Field[]

export const scheduledTaskColumns = columnsOf(scheduledTaskRowFields)
