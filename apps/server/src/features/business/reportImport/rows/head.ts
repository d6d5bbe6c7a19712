// Finds the columns of a kind in the heading of a sheet, however people write it.
import type { FormKind } from '@register/contract/rules/parameters/formKind'
import type { Phrase } from '@register/contract/phrase'
import type { ShownCell } from '@register/contract/workbook/cell'
import { UnreadCell } from '@register/contract/workbook/unreadCell'
import { headingOf, spelling } from '../../../../files/fieldSheet.ts'
import { exportOnly, sheetColumns, type Column } from './columns.ts'
import { alsoCalled, plainHeading } from './headings.ts'

/** The heading of the column that a marked file has: people read it, the import ignores it. */
export const problemHeading: Phrase = ['导入问题', 'Import problems']

export interface HeadProblem {
  /** Counted from 0; undefined when a column is missing. */
  index: number | undefined
  value: string
  phrase: Phrase
}

export interface Head {
  /** By position in the sheet; unknown and ignored columns are empty. */
  columns: (Column | undefined)[]
  problems: HeadProblem[]
  /** True when the rows cannot be read with this heading. */
  useless: boolean
}

/** A sheet needs one column of each group at least. */
const needed = [['certificateNo', 'reportNo'], ['categoryCode']]

/** The brackets at the end of a heading. */
const unitBehind = /\s*[（(][^（()）]*[)）]\s*\*?\s*$/

/** `meant`: the column that the heading names with another unit. */
function unknownHeading(meant: Column | undefined): Phrase {
  if (!meant)
    return [
      '不认识的列，其内容不会导入；请核对表头或单位',
      'This column is not known and is left out. Check its heading and unit',
    ]
  const [zh, en] = headingOf(meant)
  return [
    `表头应为“${zh}”；单位不同，各行均不能导入，请换算后改正表头`,
    `The heading must be "${en}". Values in another unit are not imported: convert them and correct the heading`,
  ]
}

/** A heading as text; empty for the cells that a heading over several columns covers. */
const headText = (cell: ShownCell): string =>
  cell === null || (cell instanceof UnreadCell && cell.covered) ? '' : String(cell).trim()

/** The columns of a kind by the spelling of their headings: their own first, then the names that pages and papers print. */
function headingsOf(kind: FormKind): Map<string, Column> {
  const all = sheetColumns(kind)
  const own = all.flatMap((column) =>
    [...column.label, ...headingOf(column)].map((heading) => [spelling(heading), column] as const),
  )
  const more = Object.entries(alsoCalled).flatMap(([path, names]) =>
    all
      .filter((column) => column.path === path)
      .flatMap((column) => names.map((name) => [spelling(name), column] as const)),
  )
  return new Map([...more, ...own])
}

/** How many columns of the kind a row names: a row of headings names several, a title none. */
export function headingsIn(kind: FormKind): (cells: readonly ShownCell[]) => number {
  const known = headingsOf(kind)
  return (cells) =>
    new Set(cells.map((cell) => known.get(spelling(plainHeading(headText(cell)))) ?? '').filter(Boolean)).size
}

/** Assigns columns to fields. Accepts headings in either language, with or without unit and mark. */
export function readHead(kind: FormKind, cells: readonly ShownCell[]): Head {
  const all = sheetColumns(kind)
  const known = headingsOf(kind)
  const ignored = new Set([...Object.values(exportOnly), problemHeading].flatMap((phrase) => phrase.map(spelling)))
  const seen = new Set<Column>()
  const problems: HeadProblem[] = []
  let otherUnit = false
  const columns = cells.map((cell, index) => {
    const value = headText(cell)
    const column = known.get(spelling(plainHeading(value)))
    if (value === '' || ignored.has(spelling(value))) return undefined
    if (!column) {
      const meant = known.get(spelling(plainHeading(value).replace(unitBehind, '')))
      problems.push({ index, value, phrase: unknownHeading(meant) })
      // Refused, because ignoring the column would lose its values without notice.
      otherUnit ||= meant !== undefined
      return undefined
    }
    if (seen.has(column)) {
      problems.push({
        index,
        value,
        phrase: ['这一列重复出现，只读取第一列', 'This column appears twice; only the first one is read'],
      })
      return undefined
    }
    seen.add(column)
    return column
  })
  const isThere = (path: string) => [...seen].some((column) => column.path === path)
  const missing = needed
    .filter((paths) => !paths.some(isThere))
    .flatMap(([path]) => all.filter((column) => column.path === path))
  for (const { label } of missing)
    problems.push({
      index: undefined,
      value: '',
      phrase: [
        `缺少“${label[0]}”列，无法读取各行；请使用模板的表头`,
        `The column "${label[1]}" is missing, so no row can be read. Use the headings of the template`,
      ],
    })
  return { columns, problems, useless: missing.length > 0 || otherUnit }
}
