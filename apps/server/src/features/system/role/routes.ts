// Roles as choices.
import { roleOptions } from '@register/contract/system/role'
import { handle, type Route } from '../../../http/handle.ts'

export const roleRoutes = (): Route[] => [
  handle(roleOptions, async ({ db, say }) => {
    const rows = await db
      .selectFrom('role')
      .select(['key', 'name_zh', 'name_en'])
      .where('status', '=', 'active')
      .orderBy('sort')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ value: row.key, label: say([row.name_zh, row.name_en]) }))
  }),
]
