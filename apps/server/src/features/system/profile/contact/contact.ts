// Mobile and e-mail, changed by their owner: a code goes to the new one, and the confirmed one can be used to sign in.
import { isMasked } from '@register/contract/input/mask'
import { sql } from 'kysely'
import { badField, notFound } from '@register/contract/errors'
import { checkField } from '@register/contract/fields'
import { contactField, type ContactKind } from '@register/contract/system/profile/contact'
import type { CodeSent } from '@register/contract/system/signIn/code'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Integrations } from '../../../../integrations/integrations.ts'
import { sendCode, spendCode, tryCode, type RightCode } from '../../code/service.ts'
import { notifyFromSystem } from '../../message/service.ts'
import { contactColumns, refusingDuplicateContact } from '../../user/service.ts'

interface Given {
  kind: ContactKind
  to: string
}

const numberOf = ({ kind, to }: Given) =>
  kind === 'phone'
    ? ({ purpose: 'confirmPhone', channel: 'sms', to } as const)
    : ({ purpose: 'confirmEmail', channel: 'mail', to } as const)

/** A masked value is not a new number: it means the stored one. */
function refuseWrong({ kind, to }: Given): void {
  const field = { ...contactField(kind), required: true } as const
  const phrase = checkField(field, to)
  if (phrase) throw badField('to', phrase)
  if (isMasked(to))
    throw badField('to', [`请输入完整的${field.label[0]}`, `${field.label[1]}: enter it in full, without asterisks`])
}

/** The answer is the same for a number in use, because only its holder reads the code. Commits by itself. */
export async function askCode(ctx: UserCtx, outside: Integrations, given: Given): Promise<CodeSent> {
  refuseWrong(given)
  return sendCode(ctx, outside, { ...numberOf(given), reaches: true })
}

/** Before the transaction: a wrong try counts although the call is refused. */
export async function provenBy(ctx: UserCtx, { code, ...given }: Given & { code: string }): Promise<RightCode> {
  refuseWrong(given)
  return tryCode(ctx, { ...numberOf(given), code })
}

/** The columns of a change: contact data, who wrote them, and one revision more. */
const write = (ctx: UserCtx, columns: object) =>
  ctx.db
    .updateTable('app_user')
    .set({ ...columns, updated_by: ctx.actor.id, updated_at: sql<string>`now()` })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', ctx.actor.id)
    .execute()

/** The audit chain contains no part of the number or address. */
function note(ctx: UserCtx, kind: ContactKind): void {
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username, contact: [kind] }
}

/** The account gets a message, so that its owner notices a change made in a stolen session. */
const notifyOwner = (ctx: UserCtx) =>
  notifyFromSystem(ctx, { kind: 'contactChanged', to: [ctx.actor.id], object: 'profile:account', about: {} })

/** 409 when another account has it; the caller may know that, because the code has shown that the number is theirs. */
export async function setContact(ctx: UserCtx, { kind, to }: Given, proof: RightCode): Promise<void> {
  const contact = { phone: '', email: '', [kind]: to }
  await refusingDuplicateContact(contact, () =>
    write(ctx, { ...contactColumns(ctx.secrets, contact, [kind]), [`${kind}_confirmed_at`]: sql`now()` }),
  )
  await spendCode(ctx, proof)
  note(ctx, kind)
  await notifyOwner(ctx)
}

/** 404 when there is none. */
export async function dropContact(ctx: UserCtx, kind: ContactKind): Promise<void> {
  const row = await ctx.db
    .selectFrom('app_user')
    .select(`${kind}_mark as mark`)
    .where('id', '=', ctx.actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!row.mark) throw notFound()
  await write(ctx, contactColumns(ctx.secrets, { phone: '', email: '' }, [kind]))
  note(ctx, kind)
  await notifyOwner(ctx)
}
