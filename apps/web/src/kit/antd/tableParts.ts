// Parts of antd's table that its documentation does not name.
import type { TableRef } from 'antd'

/** The element that scrolls: it contains the table with the rows. */
export const scrollPlaceOf = (table: TableRef | null): HTMLElement | null =>
  table?.nativeElement.querySelector('tbody')?.closest('table')?.parentElement ?? null

/** A hidden row that repeats the heads; antd measures the widths of the columns by it. */
export const measureRowOf = (table: TableRef | null): HTMLElement | null =>
  table?.nativeElement.querySelector<HTMLElement>('.ant-table-measure-row') ?? null

/** The cells of ticks and of what unfolds a row. */
export const controlCells = '.ant-table-selection-column, .ant-table-row-expand-icon-cell'
