// The names of a type-testing body over time: certificates print the one of their day of issue (docs/decisions/0097-facts-have-two-days.md).
import { z } from 'zod'
import { nameOf } from '../../business/report/lifecycle/why.ts'
import { shanghaiDay } from '../../dates.ts'
import { endpoint, may } from '../../endpoint.ts'
import { changes, reads } from '../../record/acts.ts'
import type { Phrase } from '../../phrase.ts'
import { nearDay } from '../../input/day.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import { givenText } from '../../text/givenText.ts'

export const bodyNameEntry = z.strictObject({
  nameZh: nameOf(givenText().min(2).max(60), ['机构名称', 'Name in Chinese']),
  /** Empty where it has none. */
  nameEn: nameOf(givenText().max(120), ['英文名称', 'Name in English']),
  /** The first day on which it held; null for the first name. */
  on: nearDay(['启用日期', 'Since']).nullable(),
})
export type BodyNameEntry = z.output<typeof bodyNameEntry>

const eachDayOnce = [
  '须有且仅有一个最初名称（无启用日期），其余各有不同的、不晚于今天的启用日期',
  'one first name without a day, and for every other a day of its own that is not in the future',
] as const satisfies Phrase

/** One name without a day, then each on a day of its own: so every day has one name. */
function oneForEachDay({ value, issues }: z.core.ParsePayload<BodyNameEntry[]>) {
  const days = value.map(({ on }) => on)
  if (days.filter((on) => on === null).length !== 1 || new Set(days).size !== days.length)
    issues.push(
      reasoned([], value, [
        '机构名称：须有且仅有一个最初名称（无启用日期），其余各有不同的启用日期',
        'Names need exactly one first name without a day, and a day of its own for every other',
      ]),
    )
  if (days.some((on) => (on ?? '') > shanghaiDay()))
    issues.push(reasoned([], value, ['启用日期不能晚于今天', 'Since: must not be in the future']))
}

const names = z.array(bodyNameEntry).min(1).max(30)

export const readBodyNames = endpoint({
  ...reads,
  path: '/api/system/dept/names/{id}',
  access: may('system:dept:list'),
  summary: ['机构名称沿革', 'The names of a type-testing body over time'],
  output: z.object({ rev: z.int(), names }),
})

export const setBodyNames = endpoint({
  ...changes,
  path: '/api/system/dept/names',
  access: may('system:dept:edit'),
  summary: ['设置机构名称沿革', 'Set the names of a type-testing body over time; the latest is its name today'],
  body: z.strictObject({
    id: z.int(),
    rev: z.int(),
    names: labelled(names.check(telling(oneForEachDay, { words: eachDayOnce })), ['机构名称', 'Names']),
  }),
  output: z.object({ rev: z.int(), names }),
  audit: 'dept.names',
  example: { body: { id: 1, rev: 1, names: [{ nameZh: '示例检测院', nameEn: 'Example Institute', on: null }] } },
})
