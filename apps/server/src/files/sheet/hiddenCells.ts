// Cells with invisible characters: which are refused and with what message, and what is removed from the others.
import { badField } from '@register/contract/errors'
import { composed, isRefusedUnseen } from '@register/contract/hidden'
import type { ShownCell } from '@register/contract/workbook/cell'
import { ShownNumber } from '@register/contract/workbook/shownNumber'
import { columnLetter } from '@register/contract/workbook/columnLetter'

/** Cells that a refusal names; the others are left out. */
const mostNamed = 5

/** Whether a cell contains characters that no request may contain. */
export const isHiddenCell = (cell: ShownCell): boolean =>
  (typeof cell === 'string' || cell instanceof ShownNumber) && isRefusedUnseen(String(cell))

/** Refuses characters in a sheet that no request may contain either. Names the cells, on field `file`. */
export function refuseHidden(rows: readonly { row: number; cells: readonly ShownCell[] }[]): void {
  const cells = rows.flatMap(({ row, cells: values }) =>
    values.flatMap((cell, at) => (isHiddenCell(cell) ? [{ row, column: columnLetter(at) }] : [])),
  )
  if (cells.length === 0) return
  const named = cells.slice(0, mostNamed)
  const [moreZh, moreEn] = cells.length > mostNamed ? [' 等', ' and others'] : ['', '']
  throw badField('file', [
    `${named.map(({ row, column }) => `第 ${row} 行 ${column} 列`).join('、')}${moreZh}：含有看不见的字符，请删除后重新输入`,
    `${named.map(({ row, column }) => `Row ${row}, column ${column}`).join('; ')}${moreEn}: invisible characters. Remove them and type it again`,
  ])
}

/** The cell without invisible characters. A cell that will be refused stays as it is, because the characters that turn its direction are invisible too. */
export const asRead = (cell: ShownCell): ShownCell =>
  typeof cell === 'string' && !isHiddenCell(cell) ? composed(cell) : cell
