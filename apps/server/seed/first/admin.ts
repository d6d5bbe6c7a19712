// The first account of a register: the administrator who sets everything else up.
import { firstAdministrator } from '@register/contract/system/setup/setup'
import { hashPassword, passwordHashAlgorithm } from '../../src/access/passwords.ts'
import type { Db } from '../../src/db/connect.ts'

export const adminName = firstAdministrator

/** Call it in a transaction. */
export async function seedAdmin(db: Db, password: string, mustChange: boolean): Promise<void> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      username: adminName,
      username_key: adminName,
      nickname: '管理员',
      password_hash: await hashPassword(password),
      password_algorithm: passwordHashAlgorithm,
      must_change_password: mustChange,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const role = await db.selectFrom('role').select('id').where('key', '=', 'admin').executeTakeFirstOrThrow()
  await db.insertInto('user_role').values({ user_id: id, role_id: role.id }).execute()
}
