// Reads what the database knows of its own tables: their names, columns, types and comments.
import { sql } from 'kysely'
import { notFound } from '@register/contract/errors'
import type { Output } from '@register/contract/endpoint'
import type { databaseTables, describeTable } from '@register/contract/system/generator/generator'
import { camel, pluralOf, snake } from '@register/contract/system/generator/naming'
import type { UserCtx } from '../../../../access/ctx.ts'
import { describedTables } from './described.ts'
import { genColumnOf, wordsOf, type CatalogueColumn } from './genColumn.ts'

/** One of the listed tables, which also has a numeric key and no hashed columns. */
const couldBeRecord = sql<boolean>`c.relname = any(${[...describedTables]}::text[])
  and exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indrelid = c.oid and i.indisprimary and i.indnatts = 1 and a.atttypid in ('int4'::regtype, 'int8'::regtype))
  and not exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and not a.attisdropped)`

/** The columns of a table of the register's own schema, in order; empty where there is no such table. */
export async function columnsIn({ db }: UserCtx, table: string): Promise<CatalogueColumn[]> {
  const { rows } = await sql<CatalogueColumn>`
    select a.attname as name, t.typname as type, a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
      case when t.typname = 'varchar' and a.atttypmod > 4 then a.atttypmod - 4 end as longest,
      coalesce(col_description(c.oid, a.attnum), '') as comment,
      exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and not i.indisprimary
        and i.indnatts = 1 and i.indkey[0] = a.attnum) as unique
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = ${table}
    order by a.attnum`.execute(db)
  return rows
}

/** Whether a description with this name of a table would be one of an internal table of the product, or of PostgreSQL. */
export async function isInternal({ db }: UserCtx, table: string): Promise<boolean> {
  if (describedTables.includes(table)) return false
  const { rows } = await sql`
    select from pg_class where relname = ${table}
      and relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace, 'information_schema'::regnamespace)`.execute(
    db,
  )
  return rows.length > 0
}

/** Tables that could be described: without tables of PostgreSQL, internal tables of the product, and described ones. */
export async function tablesIn({ db }: UserCtx): Promise<Output<typeof databaseTables>> {
  const { rows } = await sql<Output<typeof databaseTables>[number]>`
    select c.relname as name, coalesce(obj_description(c.oid), '') as comment,
      (select count(*)::int from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and ${couldBeRecord}
      and not exists (select 1 from gen_table where table_name = c.relname)
    order by c.relname`.execute(db)
  return rows
}

/** A table as a first description; 404 for one that could not be described. */
export async function describe(ctx: UserCtx, table: string): Promise<Output<typeof describeTable>> {
  const { rows } = await sql<{ comment: string }>`
    select coalesce(obj_description(c.oid), '') as comment from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname = ${table} and ${couldBeRecord}`.execute(ctx.db)
  const columns = rows.length === 0 ? [] : await columnsIn(ctx, table)
  if (columns.length === 0) throw notFound()
  const labels = wordsOf(table, rows[0]?.comment ?? '')
  const parts = columns.map((column) => genColumnOf(column))
  return {
    tableName: table,
    noun: snake(camel(table)) === table ? camel(table) : '',
    ...labels,
    pluralEn: pluralOf(labels.labelEn),
    columns: parts.flatMap((part) => ('column' in part ? [part.column] : [])),
    left: parts.flatMap((part) => ('left' in part ? [part.left] : [])),
  }
}
