// What a row would change of an account that is there: before and after, for the person who decides on the import.
import { maskedEmail, maskedPhone } from '@register/contract/input/mask'
import { accountFields, contactFields } from '@register/contract/system/user/fields'
import { deptField } from '@register/contract/system/user/user'
import { importFields, type UserChange } from '@register/contract/system/user/importing'
import { valueText, type Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { readOne } from '../list.ts'
import { deptName } from '../place/place.ts'
import { changedContact } from '../store.ts'
import { asChanging, meant, type GivenRow } from './byRow.ts'

const [, nickname, status, remark] = accountFields
const postsLabel = importFields.find(({ key }) => key === 'posts')?.label ?? ['', '']

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Every value that the row changes of account `id`; an empty list where the account is as the row says. */
export async function changesOf(ctx: UserCtx, id: number, given: GivenRow): Promise<UserChange['values']> {
  const changing = asChanging(ctx)
  const before = await readOne(changing, id)
  const after = meant(before, given)
  const line = (field: string, label: Phrase, was: string, now: string) => ({
    field,
    label: ctx.say(label),
    before: was,
    after: now,
  })
  const text = (field: Field, value: unknown) => (value === '' ? '' : ctx.say(valueText(field, value)))
  const plain = ([nickname, status, remark] as const)
    .filter(({ key }) => before[key] !== after[key])
    .map((field) => line(field.key, field.label, text(field, before[field.key]), text(field, after[field.key])))
  const marks = await ctx.db
    .selectFrom('app_user')
    .select(['phone_mark', 'email_mark'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const masked = { phone: maskedPhone, email: maskedEmail }
  const contact = changedContact(ctx.secrets, marks, after).map((key) =>
    line(key, contactFields[key === 'phone' ? 0 : 1].label, before[key], masked[key](after[key])),
  )
  const dept =
    before.deptId === after.deptId
      ? []
      : [line('dept', deptField.label, before.dept, ctx.say((await deptName(ctx, after.deptId)) ?? ['', '']))]
  if (same(before.postIds, after.postIds)) return [...plain, ...dept, ...contact]
  const posts = await ctx.db
    .selectFrom('post')
    .select('name')
    .where('id', 'in', after.postIds)
    .orderBy('sort')
    .execute()
  const named = posts.map(({ name }) => name).join(ctx.say(['、', ', ']))
  return [...plain, ...dept, ...contact, line('posts', postsLabel, before.posts, named)]
}
