// The store of a record, from its fields and its table: lists, reads, locks and writes within the caller's scope, each write with its note for the audit.
import { sql, type Insertable, type RawBuilder, type Selectable, type SelectQueryBuilder } from 'kysely'
import { canonical } from '@register/contract/canonical'
import type { ListRequest } from '@register/contract/page'
import type { AuditedChange } from '@register/contract/record/changes'
import type { Fields, StoredValues } from '@register/contract/record/shape'
import { found, type UserCtx } from '../access/ctx.ts'
import { columnName } from '../db/columnName.ts'
import { countRows } from '../db/count.ts'
import { conditions, orderOf, readPage, type Page } from '../db/list.ts'
import type { Tables } from '../db/tables.ts'
import { changesOf } from './changes.ts'
import { refuseUsed, type Use } from './inUse.ts'
import { planOf, selectionOf, type Computed } from './plan.ts'
import { refuseStale, type Revised } from './stale.ts'
import type { Fitting, RecordTable } from './tableOf.ts'
import { refusingDuplicates, type Unique } from './duplicates.ts'

type KeyOf<F extends Fields> = F[number]['key']
type Row<S extends Fields> = { id: number; rev: number } & StoredValues<S>

export interface Declared<T extends RecordTable, F extends Fields, S extends Fields> {
  table: T
  /** The name of the record in the audit: `post` in `post:12`. */
  noun: string
  /** The fields that a person writes; each is stored in the column of its name. */
  fields: F & Fitting<T, F>
  /** The fields of a row. */
  rowFields: S
  /** Row fields that have no column. */
  computed?: Computed
  /** The field by which messages name a record. */
  called: KeyOf<F>
  /** The fields that the audit records; none with personal data. */
  audited: readonly KeyOf<F>[]
  /** Which rows the caller reaches; `everybody` when every holder of the permission reaches all. */
  scope: (ctx: UserCtx) => RawBuilder<boolean>
  /** The order of lists when the caller asks for none. */
  order: RawBuilder<unknown>
  unique?: Unique<KeyOf<F>>
  usedBy?: readonly Use[]
}

declare const mark: unique symbol
/** A row that `lock` has found in the caller's scope: only such a row can be changed or deleted. */
export type Locked<T extends RecordTable> = Selectable<Tables[T]> & Revised & { id: number; readonly [mark]: true }

/** The scope in which everyone who holds the permission reaches every row. */
export const everybody = (): RawBuilder<boolean> => sql<boolean>`true`

const now = sql<string>`now()`

export function storeOf<const T extends RecordTable, const F extends Fields, const S extends Fields>({
  table,
  noun,
  fields,
  rowFields,
  computed = {},
  called,
  audited,
  scope,
  order,
  unique = {},
  usedBy = [],
}: Declared<T, F, S>) {
  const plan = planOf(table, rowFields, { computed, order })
  const selection = selectionOf(table, rowFields, computed)
  const id = sql.ref<number>(`${table}.id`)
  type More = { [K in keyof Insertable<Tables[T]>]?: Insertable<Tables[T]>[K] | RawBuilder<unknown> }

  /** The rows in scope, to join and filter as usual. */
  const scoped = (ctx: UserCtx) => {
    // Kysely resolves a table's columns only when its name is known, which here it is not.
    const rows = ctx.db.selectFrom(table as 'post') as unknown as SelectQueryBuilder<Tables, T, object>
    return rows.where(scope(ctx))
  }
  /** The same rows with the columns of the answer. */
  const rows = (query: SelectQueryBuilder<Tables, T, object>) => query.select(selection)
  // The selection has the keys and values of the row fields, but its list of expressions has lost their types.
  const answered = (row: unknown) => row as Row<S>
  const filtered = (ctx: UserCtx, request: ListRequest) =>
    conditions(plan, request).reduce((query, condition) => query.where(condition), scoped(ctx))
  const columns = (values: StoredValues<F>): Record<string, unknown> =>
    Object.fromEntries(fields.map(({ key }) => [columnName(key), (values as Readonly<Record<string, unknown>>)[key]]))

  function note(ctx: UserCtx, of: number, values: Readonly<Record<string, unknown>>): void {
    ctx.note.object = `${noun}:${of}`
    ctx.note.detail = Object.fromEntries(audited.map((key) => [key, values[key]]))
  }

  /** The former values of those audited fields that changed. */
  function replaced(before: object, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const stored = before as Readonly<Record<string, unknown>>
    const changed = audited.filter((key) => canonical(stored[columnName(key)]) !== canonical(values[key]))
    return Object.fromEntries(changed.map((key) => [key, stored[columnName(key)]]))
  }

  const list = (ctx: UserCtx, request: ListRequest): Promise<Page<Row<S>>> =>
    readPage(
      filtered(ctx, request),
      async (page) => (await rows(page).execute()).map(answered),
      request,
      orderOf(plan, request),
      countRows(ctx.db),
    )

  /** Every row that a list's filters find, in its order, as the database returns them. */
  async function* each(ctx: UserCtx, request: ListRequest, fetched: number): AsyncGenerator<Row<S>> {
    const inOrder = rows(filtered(ctx, request)).orderBy(orderOf(plan, request))
    for await (const row of inOrder.stream(fetched)) yield answered(row)
  }

  const read = async (ctx: UserCtx, of: number): Promise<Row<S>> =>
    answered(found(await rows(scoped(ctx).where(sql<boolean>`${id} = ${of}`)).executeTakeFirst()))

  /** The stored row, locked until COMMIT; refuses a `rev` that is not the current one. */
  async function lock(ctx: UserCtx, of: number, rev?: number): Promise<Locked<T>> {
    const locked = scoped(ctx)
      .where(sql<boolean>`${id} = ${of}`)
      .selectAll(table)
      .forUpdate()
    const stored = found(await locked.executeTakeFirst()) as unknown as Locked<T>
    if (rev !== undefined) await refuseStale(ctx, stored, rev)
    return stored
  }

  /** A whole new row for the table; `Fitting` has checked that it is complete. */
  function fresh(ctx: UserCtx, values: StoredValues<F>, more: More = {}): Insertable<Tables[T]> {
    const by = ctx.actor.id
    return { ...columns(values), ...more, created_by: by, updated_by: by } as unknown as Insertable<Tables[T]>
  }

  /** `more`: columns that are no fields. Returns the new id. */
  async function insert(ctx: UserCtx, values: StoredValues<F>, more: More = {}): Promise<number> {
    const added = await refusingDuplicates(fields, unique, values, () =>
      ctx.db
        .insertInto(table as 'post')
        .values(fresh(ctx, values, more) as unknown as Insertable<Tables['post']>)
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    note(ctx, added.id, values)
    return added.id
  }

  async function update(ctx: UserCtx, before: Locked<T>, values: StoredValues<F>, more: More = {}): Promise<void> {
    const { id: of } = before
    const set = { ...columns(values), ...more, updated_by: ctx.actor.id, updated_at: now }
    await refusingDuplicates(fields, unique, values, () =>
      ctx.db
        .updateTable(table as 'post')
        .set(set)
        .set((row) => ({ rev: row('rev', '+', 1) }))
        .where('id', '=', of)
        .execute(),
    )
    note(ctx, of, values)
    const was = replaced(before, values)
    if (Object.keys(was).length > 0) ctx.note.detail['was'] = was
  }

  /** Refuses while other records use this one, and names them. */
  async function erase(ctx: UserCtx, { id: of }: Locked<T>): Promise<void> {
    const stored = await read(ctx, of)
    const values = stored as Readonly<Record<string, unknown>>
    await refuseUsed(ctx, usedBy, of, String(values[called]))
    await ctx.db
      .deleteFrom(table as 'post')
      .where('id', '=', of)
      .execute()
    note(ctx, of, values)
  }

  /** The changes of one record in the caller's scope, newest first. */
  async function changes(ctx: UserCtx, of: number): Promise<AuditedChange[]> {
    await read(ctx, of)
    return changesOf(ctx, `${noun}:${of}`)
  }

  return {
    plan,
    rowFields,
    usedBy,
    scoped,
    rows,
    answered,
    filtered,
    each,
    fresh,
    list,
    read,
    lock,
    insert,
    update,
    erase,
    changes,
    // For records without rules of their own.
    add: async (ctx: UserCtx, values: StoredValues<F>): Promise<Row<S>> => read(ctx, await insert(ctx, values)),
    change: async (
      ctx: UserCtx,
      { id: of, rev, ...values }: StoredValues<F> & { id: number; rev: number },
    ): Promise<Row<S>> => {
      await update(ctx, await lock(ctx, of, rev), values as unknown as StoredValues<F>)
      return read(ctx, of)
    },
    remove: async (ctx: UserCtx, of: number): Promise<void> => erase(ctx, await lock(ctx, of)),
  }
}
