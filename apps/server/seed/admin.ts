// The first account of a register: the administrator who sets everything else up.
import { firstAdministrator } from '@register/contract/system/setup/setup'
import { hashPassword, passwordHashAlgorithm } from '../src/access/passwords.ts'
import type { Pool } from '../src/db/connect.ts'

export const adminName = firstAdministrator

export async function seedAdmin(db: Pool, password: string, mustChange: boolean): Promise<void> {
  const hash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('app_user')
      .values({
        username: adminName,
        username_key: adminName,
        nickname: '管理员',
        password_hash: hash,
        password_algorithm: passwordHashAlgorithm,
        must_change_password: mustChange,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const role = await tx.selectFrom('role').select('id').where('key', '=', 'admin').executeTakeFirstOrThrow()
    await tx.insertInto('user_role').values({ user_id: id, role_id: role.id }).execute()
  })
}
