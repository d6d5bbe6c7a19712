// The interface of messages for other features: notifying people of facts, marking messages as settled, counting new ones.
import { sql } from 'kysely'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import { channels } from './channel/channels.ts'
import type { OutgoingMessage } from './channel/outgoingMessage.ts'
import type { FactKind } from './fact/facts.ts'

export { countUnread, sweepMessages } from './store.ts'
export { claimUnmailed, type Digest, type DigestItem } from './digest/unmailed.ts'
export { followersOf, importedFor } from './who/followers.ts'
export {
  holdersAt,
  holdersOf,
  holdersOfEach,
  holdersOfCompany,
  isOwnDept,
  reachedByNone,
  stillReaches,
} from './who/holders.ts'
export { factOf, type FactKind } from './fact/facts.ts'
export type { About } from './fact/wording.ts'

type Unsigned = Omit<OutgoingMessage, 'from'>

/** Sends the letter to each person once. Call it in the transaction of the fact. */
async function deliver(db: Db, letter: OutgoingMessage): Promise<void> {
  const to = [...new Set(letter.to)]
  if (to.length === 0) return
  const sent = channels.map((channel) => sql`${sql.ref(channel.name)} as (${channel.sending({ ...letter, to })})`)
  await sql`with ${sql.join(sent)} select`.execute(db)
}

/** Notifies people of an act of the caller, but never the caller. */
export const notify = ({ db, actor }: UserCtx, letter: Unsigned): Promise<void> =>
  deliver(db, { ...letter, to: letter.to.filter((id) => id !== actor.id), from: actor.id })

/** For events without an acting person: finished jobs, a company's certificate, the security of an account. */
export const notifyFromSystem = ({ db }: Pick<Ctx, 'db'>, letter: Unsigned): Promise<void> =>
  deliver(db, { ...letter, from: null })

/** As `notifyFromSystem`, but skips people with an unread message of the same kind and object, so that a repeated event is notified once. */
export async function notifyOnce(ctx: Pick<Ctx, 'db'>, letter: Unsigned): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('message')
    .select('user_id')
    .where('user_id', 'in', [0, ...letter.to])
    .where('kind', '=', letter.kind)
    .where('object', '=', letter.object)
    .where('read_at', 'is', null)
    .execute()
  await notifyFromSystem(ctx, { ...letter, to: letter.to.filter((id) => !waiting.some((row) => row.user_id === id)) })
}

/** Marks messages as read when another person has dealt with what they are about. */
export async function settled({ db }: Pick<Ctx, 'db'>, object: string, kinds: readonly FactKind[]): Promise<void> {
  await db
    .updateTable('message')
    .set({ read_at: sql<string>`now()` })
    .where('object', '=', object)
    .where('read_at', 'is', null)
    .where('kind', 'in', [...kinds])
    .execute()
}
