// Parts of antd's table that its reference does not name.
import type { TableRef } from 'antd'

/** The part that scrolls: around the table that has the rows. */
export const scrollPlaceOf = (table: TableRef | null): HTMLElement | null =>
  table?.nativeElement.querySelector('tbody')?.closest('table')?.parentElement ?? null

/** An unseen row that repeats the heads, by which the widths of the columns are measured. */
export const measureRowOf = (table: TableRef | null): HTMLElement | null =>
  table?.nativeElement.querySelector<HTMLElement>('.ant-table-measure-row') ?? null
