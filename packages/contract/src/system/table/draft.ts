// The columns of a table as rows that are written in place, and back.
import type { Field } from '../../fields.ts'
import { columnWidths, columnWords as words, maxLabel, type SetColumn } from './columns.ts'
import type { TableSetUp } from './table.ts'

/** A column as it is written; texts that are empty are null. */
export interface ColumnDraft {
  prop: string
  zhTitle: string
  enTitle: string
  zh: string | null
  en: string | null
  width: number | null
  hide: boolean
  sortable: boolean
  fixed: boolean
  showOverflowTooltip: boolean
}

const label = { type: 'text', maxLength: maxLabel } as const

export const labelFields = {
  zh: { key: 'zh', label: words.zh, ...label, required: { key: 'en', isNot: [''] } },
  en: {
    key: 'en',
    label: words.en,
    ...label,
    required: { key: 'zh', isNot: [''] },
    rule: (text) => (/\p{Script=Han}/u.test(text) ? ['须为英文', 'must hold no Chinese'] : undefined),
  },
  width: { key: 'width', label: words.width, type: 'integer', ...columnWidths },
} as const satisfies Record<string, Field>

export const draftsOf = ({ columns }: TableSetUp): ColumnDraft[] =>
  columns.map(({ title, label: [zh, en], ...column }) => ({
    ...column,
    zhTitle: title[0],
    enTitle: title[1],
    zh: zh || null,
    en: en || null,
  }))

export const columnsFrom = (drafts: readonly ColumnDraft[]): SetColumn[] =>
  drafts.map(({ prop, zh, en, width, hide, sortable, fixed, showOverflowTooltip }) => ({
    prop,
    label: [zh ?? '', en ?? ''],
    width,
    hide,
    sortable,
    fixed,
    showOverflowTooltip,
  }))
