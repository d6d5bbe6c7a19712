// The default columns of a table for all users: the settings of each column, and the checks over all of them.
import { z } from 'zod'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import type { Phrase } from '../../phrase.ts'

/** Pixels. */
export const columnWidths = { min: 40, max: 1_000 } as const
/** Columns of one table, and characters of a column's label. */
const mostColumns = 60
export const maxLabel = 40

const columnsLabel: Phrase = ['列', 'Columns']
const words = {
  prop: ['列标识', 'Column'],
  title: ['列名', 'Title of a column'],
  zh: ['中文列名', 'Label in Chinese'],
  en: ['英文列名', 'Label in English'],
  hide: ['隐藏', 'Hidden'],
  width: ['宽度', 'Width'],
  sortable: ['排序', 'Sort'],
  fixed: ['固定', 'Fixed'],
  cut: ['长文本截断', 'Long texts cut off'],
} as const satisfies Record<string, Phrase>
export const columnWords = words

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u)
const placed = {
  prop: labelled(z.string().regex(/^[A-Za-z][\w.-]{0,63}$/), words.prop),
  hide: labelled(z.boolean(), words.hide),
  width: labelled(z.int().min(columnWidths.min).max(columnWidths.max).nullable(), words.width),
  sortable: labelled(z.boolean(), words.sortable),
  fixed: labelled(z.boolean(), words.fixed),
}

/** A column as a window draws it: its title in both languages is kept, so that it can be named where the table is not. */
export const drawnColumn = z.strictObject({
  ...placed,
  title: labelled(z.tuple([labelled(line(100), words.title), labelled(line(100), words.title)]), words.title),
})

/** A column as it is set up apart from its table; two empty labels leave it the screen's own. */
export const setColumn = z.strictObject({
  ...placed,
  label: labelled(z.tuple([labelled(line(maxLabel), words.zh), labelled(line(maxLabel), words.en)]), words.title),
  showOverflowTooltip: labelled(z.boolean(), words.cut),
})
export type SetColumn = z.output<typeof setColumn>

interface Named {
  prop: string
  hide: boolean
  label?: readonly [string, string]
}

/** What is wrong with columns taken together: none shown, one twice, a label in one language alone or in the wrong one. */
function problemsOf(columns: readonly Named[], input: unknown) {
  const seen = new Set<string>()
  const issues = columns.flatMap(({ prop, label: [zh, en] = ['', ''] }, at) => {
    const twice = seen.has(prop)
    seen.add(prop)
    if (twice) return [reasoned([at, 'prop'], input, [`列 ${prop} 出现了两次`, `Column ${prop} appears twice`])]
    if ((zh === '') !== (en === ''))
      return [
        reasoned([at, 'label'], input, [
          `列 ${prop} 的列名须同时填写中文与英文，或都不填`,
          `The label of column ${prop} needs both languages, or neither`,
        ]),
      ]
    if (/\p{Script=Han}/u.test(en))
      return [
        reasoned([at, 'label'], input, [
          `列 ${prop} 的英文列名须为英文`,
          `The English label of column ${prop} must not contain Chinese`,
        ]),
      ]
    return []
  })
  if (columns.length > 0 && columns.every(({ hide }) => hide))
    issues.push(reasoned([], input, ['至少显示一列', 'At least one column must be shown']))
  return issues
}

const together = telling(
  (check: z.core.ParsePayload<readonly Named[]>) => {
    check.issues.push(...problemsOf(check.value, check.value))
  },
  {
    words: [
      '至少显示一列，每列一次，列名两种语言或都不填',
      'One column is shown at least, each is there once, and labels have both languages or neither',
    ],
  },
)

export const columnsOfTable = <C extends z.ZodType<Named>>(column: C) =>
  labelled(z.array(column).min(1).max(mostColumns).check(together), columnsLabel)
