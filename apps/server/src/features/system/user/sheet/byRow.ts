// A row of a sheet that changes an existing account: the reasons against it, and the changes.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { bodyOf } from '@register/contract/record/shape'
import { importFields } from '@register/contract/system/user/importing'
import { changeUser, type User } from '@register/contract/system/user/user'
import { maskErrors } from '@register/contract/input/mask'
import { contactFields } from '@register/contract/system/user/fields'
import { granted } from '../../../../access/actor.ts'
import type { Contact } from '../../../../access/marks/contact.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { readOne } from '../list.ts'
import { changeOne } from '../service.ts'
import { maskedContact, reached } from '../store.ts'
import { refuseChange } from '../change/change.ts'

/** A row as its fields take it. */
export const written = bodyOf(importFields)

export interface GivenRow {
  values: Omit<ReturnType<typeof written.parse>, 'dept' | 'posts'>
  deptId: number | null
  postIds: number[]
  /** An empty cell makes a new account active, and leaves an existing one unchanged. */
  statusGiven: boolean
}

export interface WrongCell {
  /** The key of a field of the sheet. */
  key: string
  phrase: Phrase
}

/** An import may change only accounts that the caller could change by the form: those in the scope of changing accounts. */
export const asChanging = (ctx: UserCtx): UserCtx => ({ ...ctx, scope: granted(ctx.actor, changeUser) ?? ctx.scope })

interface Asked {
  /** The user name in the form for comparing, and as it was written. */
  name: string
  username: string
  /** Undefined when the row names none. */
  deptId: number | undefined
  /** Empty when the row has none. */
  status: string
  contact: Contact
}

/** Hidden values that stand for no stored one: of another account, or of another register. */
const masksIn = (contact: Contact, shown: Partial<Contact> = {}): WrongCell[] =>
  maskErrors(contactFields, { ...contact }, shown).map(({ field, phrase }) => ({ key: field, phrase }))

/** The account of this name, if it exists, with all reasons against the change: a dry run reports them before anything is written. */
export async function knownIn(ctx: UserCtx, asked: Asked): Promise<{ id: number | undefined; against: WrongCell[] }> {
  const changing = asChanging(ctx)
  const known = await ctx.db
    .selectFrom('app_user')
    .select(['id', 'username_key', 'status', 'dept_id', 'credit_code', 'phone_sealed', 'email_sealed'])
    .select(reached(changing).as('reached'))
    .where('username_key', '=', asked.name)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!known) return { id: undefined, against: masksIn(asked.contact) }
  const refused = (phrase: Phrase) => ({ id: known.id, against: [{ key: 'username', phrase }] })
  if (!granted(ctx.actor, changeUser)) return refused(['您没有编辑用户的权限', 'You may not edit accounts'])
  if (!known.reached)
    return refused([
      `没有权限访问账号“${asked.username}”`,
      `The account "${asked.username}" is outside your data scope`,
    ])
  const masks = masksIn(
    asked.contact,
    maskedContact(ctx.secrets, { phone: known.phone_sealed, email: known.email_sealed }),
  )
  try {
    await refuseChange(changing, known, {
      deptId: asked.deptId ?? known.dept_id,
      status: asked.status || known.status,
    })
    return { id: known.id, against: masks }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.fields.length === 0) return refused(error.phrase)
    const against = error.fields.map(({ field, phrase }) => ({ key: field === 'deptId' ? 'dept' : field, phrase }))
    return { id: known.id, against: [...against, ...masks] }
  }
}

/** The account as the row means it: empty cells leave what is there. */
export const meant = (before: User, { values, statusGiven, deptId, postIds }: GivenRow) => ({
  ...values,
  username: before.username,
  status: statusGiven ? values.status : before.status,
  phone: values.phone || before.phone,
  email: values.email || before.email,
  remark: values.remark || before.remark,
  deptId: deptId ?? before.deptId,
  postIds: postIds.length > 0 ? postIds : before.postIds,
})

/** Its roles are never changed. */
export async function updateKnown(ctx: UserCtx, id: number, given: GivenRow): Promise<void> {
  const changing = asChanging(ctx)
  const before = await readOne(changing, id)
  await changeOne(changing, { id, rev: before.rev, ...meant(before, given), roleIds: undefined })
}
