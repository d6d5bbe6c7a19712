// The table of accounts: their columns, contact data encrypted with a keyed hash for look-ups, posts, and scope.
import { isMasked, maskedEmail, maskedPhone } from '@register/contract/input/mask'
import { sql } from 'kysely'
import { accountFields, contactFields } from '@register/contract/system/user/fields'
import { markOf, type Contact } from '../../../access/marks/contact.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import type { Secrets } from '../../../access/secrets.ts'
import { storeOf } from '../../../records/store.ts'
import { refusingDuplicates } from '../../../records/duplicates.ts'

/** Existing accounts in the caller's scope. */
export const reached = (ctx: UserCtx) =>
  sql<boolean>`(app_user.removed_at is null and ${inScope(ctx.scope, {
    dept: 'app_user.dept_id',
    creator: 'app_user.created_by',
    companies: ['app_user.credit_code'],
  })})`

export const accounts = storeOf({
  table: 'app_user',
  noun: 'user',
  fields: accountFields,
  rowFields: accountFields,
  called: 'nickname',
  audited: ['username', 'nickname', 'status'],
  scope: reached,
  order: sql`app_user.nickname`,
  unique: { app_user_username: 'username' },
})

/**
 * The columns of contact data, only of `keys` when they are named; a value that came back masked stays as stored. A
 * changed value is not confirmed: only its owner can confirm it, by a code (docs/decisions/0055-contact-data-that-open-a-way-in.md).
 */
export function contactColumns(
  secrets: Secrets,
  contact: Contact,
  keys: readonly (keyof Contact)[] = ['phone', 'email'],
) {
  const of = (key: keyof Contact) => ({
    [`${key}_sealed`]: contact[key] ? secrets.seal(contact[key]) : null,
    [`${key}_mark`]: contact[key] ? markOf(secrets, key, contact[key]) : null,
    [`${key}_confirmed_at`]: null,
  })
  const written = (key: keyof Contact) => keys.includes(key) && !isMasked(contact[key])
  return { ...(written('phone') && of('phone')), ...(written('email') && of('email')) }
}

/** Which of the two differ from before; a masked one has not changed. */
export const changedContact = (
  secrets: Secrets,
  before: { phone_mark: Buffer | null; email_mark: Buffer | null },
  contact: Contact,
): (keyof Contact)[] =>
  (['phone', 'email'] as const).filter((key) => {
    if (isMasked(contact[key])) return false
    const mark = contact[key] ? markOf(secrets, key, contact[key]) : null
    return !(mark ?? Buffer.alloc(0)).equals(before[`${key}_mark`] ?? Buffer.alloc(0))
  })

/** Names the one of the two that another account already has. */
export const refusingDuplicateContact = <T>(contact: Contact, write: () => Promise<T>): Promise<T> =>
  refusingDuplicates(contactFields, { app_user_phone: 'phone', app_user_email: 'email' }, { ...contact }, write)

export interface SealedContact {
  phone: string | null
  email: string | null
}

export const unsealed = (secrets: Secrets, { phone, email }: SealedContact): Contact => ({
  phone: phone ? secrets.open(phone) : '',
  email: email ? secrets.open(email) : '',
})

export function maskedContact(secrets: Secrets, sealed: SealedContact): Contact {
  const { phone, email } = unsealed(secrets, sealed)
  return { phone: phone && maskedPhone(phone), email: email && maskedEmail(email) }
}

export async function writePosts({ db }: UserCtx, id: number, postIds: readonly number[]): Promise<void> {
  await db.deleteFrom('user_post').where('user_id', '=', id).execute()
  if (postIds.length > 0)
    await db
      .insertInto('user_post')
      .values([...new Set(postIds)].map((post_id) => ({ user_id: id, post_id })))
      .execute()
}
