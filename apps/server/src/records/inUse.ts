// Refuses to remove a record that others refer to, and names them and their number.
import { sql, type SelectQueryBuilder } from 'kysely'
import { conflict } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../access/ctx.ts'
import type { Tables } from '../db/tables.ts'

export interface Use {
  /** What the users are, after a figure in Chinese, before one in English: ['个账号', 'Accounts']. */
  who: Phrase
  /** The names of the records that use the record with this id; never null. */
  names: (ctx: UserCtx, id: number) => SelectQueryBuilder<Tables, never, { name: string }>
}

/** Names that a message lists. */
const spelled = 3

/** Names and counts the users of a record, one part for each kind of user; undefined when it is not in use. */
export async function usersOf(ctx: UserCtx, uses: readonly Use[], id: number): Promise<Phrase | undefined> {
  const parts: Phrase[] = []
  for (const { who, names } of uses) {
    const rows = await names(ctx, id)
      .select(sql<number>`count(*) over ()`.as('count'))
      .orderBy('name')
      .limit(spelled)
      .execute()
    const [first] = rows
    if (!first) continue
    const listed = rows.map(({ name }) => name)
    const more = first.count > listed.length
    parts.push([
      `${first.count} ${who[0]}（${listed.join('、')}${more ? '等' : ''}）`,
      `${who[1]}: ${first.count} (${listed.join(', ')}${more ? ' …' : ''})`,
    ])
  }
  if (parts.length === 0) return undefined
  return [parts.map(([zh]) => zh).join('、'), parts.map(([, en]) => en).join('; ')]
}

/** 409 that names the record and its users. */
export async function refuseUsed(ctx: UserCtx, uses: readonly Use[], id: number, name: string): Promise<void> {
  const users = await usersOf(ctx, uses, id)
  if (users)
    throw conflict([
      `“${name}”正被 ${users[0]}使用，不能删除`,
      `"${name}" is in use and cannot be deleted. ${users[1]}`,
    ])
}
