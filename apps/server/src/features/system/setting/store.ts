// The table of settings: a person reaches only their own rows, whatever the name is.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { saveSetting, SettingKind } from '@register/contract/system/setting'
import { conflict } from '@register/contract/errors'
import { lockSelf, type UserCtx } from '../../../access/ctx.ts'

interface Key {
  kind: SettingKind
  name: string
}
type Given = z.output<(typeof saveSetting)['body']>
type Value = Given['value']
interface StoredSetting {
  value: Value
  rev: number
}

/** Settings that one person may store; more than the tables and filter bars that the product will ever have. */
const mostSettings = 300

const own = (ctx: UserCtx, { kind, name }: Key) =>
  ctx.db
    .selectFrom('user_setting')
    .select(['value', 'rev', 'updated_at'])
    .where('user_id', '=', ctx.actor.id)
    .where('kind', '=', kind)
    .where('name', '=', name)

/** Null and rev 0 when nothing is stored. */
export async function read(ctx: UserCtx, key: Key): Promise<StoredSetting> {
  const row = await own(ctx, key).executeTakeFirst()
  return { value: (row?.value ?? null) as Value, rev: row?.rev ?? 0 }
}

/** Without the value; 0 when nothing is stored. */
export async function revisionOf(ctx: UserCtx, key: Key): Promise<number> {
  return (await own(ctx, key).clearSelect().select('rev').executeTakeFirst())?.rev ?? 0
}

async function refuseMore(ctx: UserCtx): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('user_setting')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', ctx.actor.id)
    .executeTakeFirstOrThrow()
  if (count >= mostSettings)
    throw conflict([
      `每人最多保存 ${mostSettings} 项个人设置，请先恢复一些默认值`,
      `One person may have ${mostSettings} settings at most. Reset some to their default first`,
    ])
}

/** Refuses with 409 and the present `rev` when the same setting was saved or removed elsewhere meanwhile. */
export async function save(ctx: UserCtx, { kind, name, value, rev }: Given): Promise<StoredSetting> {
  await lockSelf(ctx)
  const row = await own(ctx, { kind, name }).executeTakeFirst()
  if ((row?.rev ?? 0) !== rev)
    throw conflict(
      [
        '此设置已在其他窗口或设备上改动，请刷新后再保存',
        'This setting was changed in another window or on another device. Reload and save again',
      ],
      { rev: row?.rev ?? 0, by: ctx.actor.nickname, at: row?.updated_at ?? null },
    )
  if (!row) await refuseMore(ctx)
  const json = JSON.stringify(value)
  await ctx.db
    .insertInto('user_setting')
    .values({ user_id: ctx.actor.id, kind, name, value: json, rev: rev + 1 })
    .onConflict((known) =>
      known
        .columns(['user_id', 'kind', 'name'])
        .doUpdateSet({ value: json, rev: rev + 1, updated_at: sql<string>`now()` }),
    )
    .execute()
  return { value, rev: rev + 1 }
}

/** Does nothing when nothing is stored. */
export async function forget(ctx: UserCtx, { kind, name }: Key): Promise<void> {
  await ctx.db
    .deleteFrom('user_setting')
    .where('user_id', '=', ctx.actor.id)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .execute()
}
