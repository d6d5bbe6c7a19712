// Rows whose dates stand in an unusual order: they can be imported, and the person who imports them is warned before (docs/decisions/0098-one-set-of-date-relations.md).
import type { Phrase } from '@register/contract/phrase'

/** The unusual orders of one row. */
export interface OddDates {
  row: number
  phrases: readonly Phrase[]
}

/** Rows that are named; the others are counted. */
const mostNamed = 20

const wayOn = {
  existing: ['请核对原件', 'compare them with the originals'],
  drafts: [
    '提交和发布前须填写“日期关系说明”',
    'before they are submitted or published they need "Why the dates differ"',
  ],
} as const satisfies Record<string, Phrase>

/** One sentence for all rows; none where there are none. `existing`: published as the original says, so that no reason is asked for. */
export function oddDatesNote(odd: readonly OddDates[], existing: boolean): Phrase[] {
  if (odd.length === 0) return []
  const named = odd.slice(0, mostNamed)
  const zh = named.map(({ row, phrases }) => `第 ${row} 行 ${phrases.map((one) => one[0]).join('，')}`).join('；')
  const en = named.map(({ row, phrases }) => `row ${row}: ${phrases.map((one) => one[1]).join(', ')}`).join('; ')
  const rows = odd.length === 1 ? '1 row' : `${odd.length} rows`
  const [further, others] = odd.length > mostNamed ? ['；等', '; and others'] : ['', '']
  const [wayZh, wayEn] = wayOn[existing ? 'existing' : 'drafts']
  return [
    [
      `${odd.length} 行的日期先后不合常规，可以导入，${wayZh}：${zh}${further}。`,
      `The dates of ${rows} are in an unusual order. They can be imported; ${wayEn}: ${en}${others}.`,
    ],
  ]
}
