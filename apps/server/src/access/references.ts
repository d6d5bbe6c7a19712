// Checks every foreign key of the schema: a restored dump or an edit by hand can leave rows that refer to missing ones.
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { mostFindings, type Finding } from './finding.ts'

interface Reference {
  child: string
  parent: string
  column: string
  target: string
  /** The primary key of the referring table. */
  key: string[]
}

const attribute = (table: string, keys: string) => sql`
  array(select a.attname::text from unnest(c.${sql.raw(keys)}) with ordinality k (number, at)
    join pg_attribute a on a.attrelid = c.${sql.raw(table)} and a.attnum = k.number order by k.at)`

export async function* referenceFindings(db: Db): AsyncGenerator<Finding> {
  const { rows: references } = await sql<Reference>`
    select r.child, r.parent, r.columns[1] as column, r.targets[1] as target, r.key from (
      select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
        ${attribute('conrelid', 'conkey')} as columns, ${attribute('confrelid', 'confkey')} as targets,
        (select array_agg(a.attname::text order by a.attnum) from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indrelid = c.conrelid and i.indisprimary) as key
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    ) r where cardinality(r.columns) = 1 order by 1, 3`.execute(db)
  for (const { child, parent, column, target, key } of references) {
    const { rows } = await sql<{ key: string }>`
      select concat_ws('/', ${sql.join(key.map((one) => sql.ref(`c.${one}`)))}) as key from ${sql.table(child)} c
      where ${sql.ref(`c.${column}`)} is not null
        and not exists (select 1 from ${sql.table(parent)} p where ${sql.ref(`p.${target}`)} = ${sql.ref(`c.${column}`)})
      limit ${mostFindings}`.execute(db)
    for (const row of rows)
      yield {
        kind: 'reference-broken',
        what: `Its ${column} names a row of ${parent} that does not exist.`,
        where: `${child}:${row.key}`,
      }
  }
}
