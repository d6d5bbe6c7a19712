// Accounts as sign-in by code and registration see them.
import { sql } from 'kysely'
import { contactFields, usernameField } from '@register/contract/system/user/fields'
import { agreementVersion } from '@register/contract/system/signIn/register'
import { configured } from '../../../access/configured.ts'
import type { Ctx } from '../../../access/ctx.ts'
import { markOf, spelledPhone } from '../../../access/marks/contact.ts'
import { passwordDueOf } from '../../../access/password/age.ts'
import { passwordHashAlgorithm } from '../../../access/passwords.ts'
import { refusingDuplicates } from '../../../records/duplicates.ts'
import { usernameKey } from '../account/service.ts'

/** The active account whose owner has confirmed this number; undefined otherwise. */
export const findByPhone = async ({ db, secrets }: Pick<Ctx, 'db' | 'secrets'>, phone: string) =>
  db
    .selectFrom('app_user as u')
    .leftJoin('dept as d', 'd.id', 'u.dept_id')
    .select(['u.id', 'u.username', 'u.password_hash', 'd.name_zh', 'd.name_en'])
    .select(passwordDueOf(await configured(db)).as('due'))
    .where('u.phone_mark', '=', markOf(secrets, 'phone', phone))
    .where('u.phone_confirmed_at', 'is not', null)
    .where('u.removed_at', 'is', null)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
export type ByPhone = NonNullable<Awaited<ReturnType<typeof findByPhone>>>

interface Registered {
  username: string
  phone: string
  hash: string
}

/** Makes the account of a visitor, whose number the code has confirmed. Refuses with 409, at its field, what another account already has. */
export async function addRegistered({ db, secrets }: Ctx, { username, phone, hash }: Registered): Promise<number> {
  const number = spelledPhone(phone)
  const insert = () =>
    db
      .insertInto('app_user')
      .values({
        username,
        username_key: usernameKey(username),
        nickname: username,
        phone_sealed: secrets.seal(number),
        phone_mark: markOf(secrets, 'phone', number),
        phone_confirmed_at: sql<string>`now()`,
        password_hash: hash,
        password_algorithm: passwordHashAlgorithm,
        agreed_version: agreementVersion,
        agreed_at: sql<string>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id } = await refusingDuplicates(
    [usernameField, contactFields[0]],
    { app_user_username: 'username', app_user_phone: 'phone' },
    { username, phone: number },
    insert,
  )
  return id
}

/** False where the register does not have such a role any more. */
export async function giveVisitorsRole({ db }: Ctx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into user_role (user_id, role_id) select ${id}, id from role where key = 'registered' and status = 'active'`.execute(
    db,
  )
  return numAffectedRows === 1n
}
