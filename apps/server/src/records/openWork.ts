// Work that stands open with one person, as each feature declares it, so that it can be counted and handed to a colleague.
import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '@register/contract/permissions'
import type { OpenWorkKind } from '@register/contract/system/user/openWork'
import type { Db } from '../db/connect.ts'

export interface OpenWorkOf {
  kind: OpenWorkKind
  /** What a colleague must be allowed, at the body of the row, to go on with it. */
  needs: Permission
  /** The table with its joins, and the condition that a row is open. */
  from: RawBuilder<unknown>
  open: RawBuilder<boolean>
  /** Who has it now: an expression with an index. */
  holder: RawBuilder<unknown>
  /** The id of the body, and what people call the row. */
  dept: RawBuilder<unknown>
  name: RawBuilder<unknown>
  /** The table and the column that name the person who has it. */
  column: readonly [table: string, column: string]
}

export interface OpenRow {
  id: number
  dept: number
  name: string
}

/** The oldest first. */
export async function openWith(db: Db, { from, open, holder, dept, name, column }: OpenWorkOf, userId: number) {
  const id = sql.ref(`${column[0]}.id`)
  const { rows } = await sql<OpenRow>`
    select ${id} as id, ${dept} as dept, ${name} as name from ${from}
    where ${open} and ${holder} = ${userId} order by ${id}`.execute(db)
  return rows
}

/** The author stays; only who looks after it changes. The revision stays too, so that a colleague who is writing at this moment can save. */
export async function giveTo(db: Db, { column: [table, column] }: OpenWorkOf, ids: readonly number[], to: number) {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where id = any(${[...ids]}::bigint[])`.execute(db)
}
