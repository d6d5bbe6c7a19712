// The rules of table defaults: only existing tables and columns, and each write against the revision that the caller read.
import { canonical } from '@register/contract/canonical'
import type { Input } from '@register/contract/endpoint'
import { badField, conflict, Failure } from '@register/contract/errors'
import type { changeTable, makeDefault, resetTable } from '@register/contract/system/table/table'
import type { ColumnChange, ColumnFacts } from '@register/contract/system/table/columnChanges'
import type { UserCtx } from '../../../access/ctx.ts'
import { columnsOf, idOf, readRow, tables, type StoredColumn, type StoredTable } from './store.ts'

/** The row of a table; an unknown one is refused by name. */
export async function tableNamed(ctx: UserCtx, name: string): Promise<number> {
  const id = await idOf(ctx, name)
  if (id === undefined) throw badField('name', [`没有名为“${name}”的表格`, `There is no table named "${name}"`])
  return id
}

const factsOf = (columns: readonly StoredColumn[]) =>
  new Map(
    columns.map(({ prop, hide, width, sortable, fixed, label, showOverflowTooltip }, at): [string, ColumnFacts] => [
      prop,
      { place: at + 1, hide, width, sortable, fixed, label, showOverflowTooltip },
    ]),
  )

/** Columns that both have and that differ. */
function changesBetween(before: readonly StoredColumn[], after: readonly StoredColumn[]): ColumnChange[] {
  const [was, is] = [factsOf(before), factsOf(after)]
  return after.flatMap(({ prop, title }) => {
    const [one, other] = [was.get(prop), is.get(prop)]
    return one && other && canonical(one) !== canonical(other) ? [{ title, before: one, after: other }] : []
  })
}

async function storeColumns(ctx: UserCtx, before: StoredTable, columns: readonly StoredColumn[] | null): Promise<void> {
  const { name, title_zh: titleZh, title_en: titleEn } = before
  await tables.update(ctx, before, { name, titleZh, titleEn }, { columns: columns && JSON.stringify(columns) })
  const changed = changesBetween(columnsOf(before.columns), columns ?? [])
  if (changed.length > 0) ctx.note.detail['columns'] = changed
}

/** Returns the id of the table. Stored columns keep their labels, filters and cuts. */
export async function setDefault(
  ctx: UserCtx,
  { name, rev, columns }: Input<typeof makeDefault>['body'],
): Promise<number> {
  const id = await tableNamed(ctx, name)
  const { path } = await readRow(ctx, id)
  if (path === '')
    throw new Failure(403, [
      '您不能打开该表格的页面，不能为所有人设置它',
      'You may not open the page of this table, so you cannot set its default for all users',
    ])
  const before = await tables.lock(ctx, id, rev)
  const known = new Map(columnsOf(before.columns).map((one) => [one.prop, one]))
  const drawn = columns.map((column): StoredColumn => {
    const { label, filters, showOverflowTooltip } = known.get(column.prop) ?? {}
    return {
      ...column,
      label: label ?? ['', ''],
      filters: filters ?? [],
      showOverflowTooltip: showOverflowTooltip ?? true,
    }
  })
  await storeColumns(ctx, before, drawn)
  return before.id
}

const refuseColumn = (zh: string, en: string) => badField('columns', [`列：${zh}`, `Columns: ${en}`])

export async function setColumns(ctx: UserCtx, { id, rev, columns }: Input<typeof changeTable>['body']): Promise<void> {
  const before = await tables.lock(ctx, id, rev)
  const known = columnsOf(before.columns)
  if (known.length === 0)
    throw conflict([
      '该表格为出厂设置，请在其页面的列设置中设为默认',
      'This table is as shipped. Set it up in the column settings of its page',
    ])
  const set = columns.map((column): StoredColumn => {
    const was = known.find(({ prop }) => prop === column.prop)
    if (!was) throw refuseColumn(`该表格没有“${column.prop}”列`, `the table has no column "${column.prop}"`)
    return { ...column, title: was.title, filters: was.filters }
  })
  const missing = known.find(({ prop }) => !columns.some((one) => one.prop === prop))
  if (missing) throw refuseColumn(`缺少“${missing.prop}”列`, `"${missing.prop}" is missing`)
  await storeColumns(ctx, before, set)
}

export async function backToShipped(ctx: UserCtx, { id, rev }: Input<typeof resetTable>['body']): Promise<void> {
  const before = await tables.lock(ctx, id, rev)
  if (before.columns === null) throw conflict(['该表格已是出厂设置', 'This table is as shipped already'])
  await storeColumns(ctx, before, null)
}
