// Gives a register its roles, and the roles their permissions, each once. A deleted role gets none, and a removed permission does not come back.
import type { Transaction } from 'kysely'
import type { Tables } from '../src/db/tables.ts'
import { rememberRow, once } from './once.ts'
import { roles, type SeedRole } from './roles.ts'

type Tx = Transaction<Tables>

async function addRole(tx: Tx, { key, name, scope }: SeedRole, sort: number): Promise<void> {
  await tx
    .insertInto('role')
    .values({ key, name_zh: name[0], name_en: name[1], scope, sort, built_in: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // A register from before this memory has the role already.
  const role = await tx.selectFrom('role').select('id').where('key', '=', key).executeTakeFirst()
  if (role) await rememberRow(tx, 'role', key, role.id)
}

const grantKey = (role: string, permission: string) => `${role} ${permission}`

export async function seedRoles(tx: Tx): Promise<void> {
  const fresh = await once(
    tx,
    'role',
    roles.map(({ key }) => key),
  )
  for (const [sort, role] of roles.entries()) if (fresh.has(role.key)) await addRole(tx, role, sort)
  const all = roles.flatMap(({ key, permissions }) => permissions.map((permission) => ({ role: key, permission })))
  const granted = await once(
    tx,
    'grant',
    all.map(({ role, permission }) => grantKey(role, permission)),
  )
  const there = await tx.selectFrom('role').select(['id', 'key']).where('built_in', '=', true).execute()
  const ids = new Map(there.map(({ id, key }) => [key, id]))
  const rows = all.flatMap(({ role, permission }) => {
    const id = ids.get(role)
    return id !== undefined && granted.has(grantKey(role, permission)) ? [{ role_id: id, permission }] : []
  })
  if (rows.length === 0) return
  await tx
    .insertInto('role_grant')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
