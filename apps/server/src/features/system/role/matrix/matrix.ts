// Who may do what: every role in scope with its permissions and the rows of each; as data, and as a workbook with the same filter.
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import { wildcards } from '@register/contract/access/held'
import { isPermission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import { matrixRows, reachOf, type MatrixFilter, type MatrixRole } from '@register/contract/system/role/matrix'
import { isScopeKind, scopeKinds, type ScopeKind } from '@register/contract/system/scopes'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Pool } from '../../../../db/connect.ts'
import { xlsxMime } from '../../../../files/excel.ts'
import { streamSheet } from '../../../../files/sheetStream.ts'
import { nameOf } from '../service.ts'
import { roles } from '../store.ts'

export async function readMatrix(ctx: UserCtx): Promise<{ roles: MatrixRole[] }> {
  const rows = await roles
    .scoped(ctx)
    .select(['role.id', 'role.key', 'role.name_zh', 'role.name_en', 'role.status', 'role.scope'])
    .select([
      sql<number>`(select count(*)::int from user_role where user_role.role_id = role.id)`.as('people'),
      sql<Record<string, ScopeKind>>`coalesce((select json_object_agg(g.permission, coalesce(g.scope, role.scope))
        from role_grant g where g.role_id = role.id), '{}')`.as('grants'),
    ])
    .orderBy('role.sort')
    .orderBy('role.id')
    .execute()
  return {
    roles: rows.map((row) => ({
      id: row.id,
      key: row.key,
      name: nameOf(ctx, row),
      active: row.status === 'active',
      scope: isScopeKind(row.scope) ? row.scope : 'self',
      people: row.people,
      everything: wildcards.some((wild) => Object.hasOwn(row.grants, wild)),
      grants: Object.fromEntries(Object.entries(row.grants).filter(([name]) => isPermission(name))),
    })),
  }
}

const title: Phrase = ['权限矩阵', 'Matrix of permissions']
const heads = {
  area: ['所属', 'Area'],
  permission: ['权限', 'Permission'],
  key: ['权限字符', 'Permission key'],
} as const satisfies Record<string, Phrase>

/** One row per permission, one column per role: the scope in words. */
export async function matrixSheet(
  db: Pool,
  ctx: UserCtx,
  { roles: wanted, ...filter }: MatrixFilter,
  signal: AbortSignal,
): Promise<{ mime: string; fileName: string; stream: Readable }> {
  const all = (await readMatrix(ctx)).roles
  const shown = wanted?.length ? all.filter(({ id }) => wanted.includes(id)) : all
  const parts = matrixRows(shown, filter)
  const source = {
    sheet: ctx.say(title),
    columns: [
      { header: ctx.say(heads.area), width: 22 },
      { header: ctx.say(heads.permission), width: 36 },
      { header: ctx.say(heads.key), width: 34 },
      ...shown.map(({ name }) => ({ header: name, width: 18 })),
    ],
    async *rows() {
      for (const { area, rows } of parts)
        for (const { key, name } of rows)
          yield [
            ctx.say(area),
            ctx.say(name),
            key,
            ...shown.map((role) => {
              const reach = reachOf(role, key)
              return reach ? ctx.say(scopeKinds[reach]) : ''
            }),
          ]
    },
  }
  return {
    mime: xlsxMime,
    fileName: `${ctx.say(title)}_${shanghaiDay().replaceAll('-', '')}.xlsx`,
    stream: await streamSheet(db, source, { signal, who: ctx.actor.id, full: 'refuse' }),
  }
}
