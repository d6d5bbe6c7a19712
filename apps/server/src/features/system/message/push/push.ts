// The caller's notification settings: channels per topic, the daily digest, and which channels the register and the account can use.
import { badField } from '@register/contract/errors'
import type { Input } from '@register/contract/endpoint'
import { messageTopics } from '@register/contract/system/message/message'
import {
  isFixed,
  topicKeys,
  type Push,
  type saveDigest as savedDigest,
  type savePush as saved,
} from '@register/contract/system/message/push'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Integrations } from '../../../../integrations/integrations.ts'

type Ports = Pick<Integrations, 'sms' | 'mail'>

/** The default while the person has chosen nothing: the office only. */
const usual = { office: true, mail: false, sms: false }

export async function readPush({ db, actor }: UserCtx, { sms, mail }: Ports): Promise<Push> {
  const chosen = await db
    .selectFrom('push_choice')
    .select(['topic', 'office', 'mail', 'sms'])
    .where('user_id', '=', actor.id)
    .execute()
  const own = await db
    .selectFrom('app_user')
    .select(['phone_confirmed_at', 'email_confirmed_at'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const digest = await db.selectFrom('daily_digest').select('chosen').where('user_id', '=', actor.id).executeTakeFirst()
  return {
    digest: digest?.chosen ?? false,
    topics: topicKeys.map((topic) => ({
      ...usual,
      ...chosen.find((one) => one.topic === topic),
      topic,
    })),
    ways: {
      mail: { on: mail !== undefined, reaches: own.email_confirmed_at !== null },
      sms: { on: sms !== undefined, reaches: own.phone_confirmed_at !== null },
    },
  }
}

/** Refuses a channel that cannot be switched. A channel without an address may be chosen: it takes effect when the address is added. */
export async function savePush(ctx: UserCtx, { topic, ...choice }: Input<typeof saved>['body']): Promise<void> {
  for (const channel of ['office', 'mail', 'sms'] as const)
    if (isFixed(topic, channel) && choice[channel] !== usual[channel])
      throw badField(channel, [
        `“${messageTopics[topic][0]}”的此通知方式不能更改`,
        `This way of ${messageTopics[topic][1]} cannot be changed`,
      ])
  await ctx.db
    .insertInto('push_choice')
    .values({ user_id: ctx.actor.id, topic, ...choice })
    .onConflict((known) => known.columns(['user_id', 'topic']).doUpdateSet(choice))
    .execute()
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username, topic, ...choice }
}

/** As with the topics, it may be chosen before the account has a confirmed address. The time of the last one stays stored, so that switching off and on within a day does not send a second letter. */
export async function saveDigest(ctx: UserCtx, { digest }: Input<typeof savedDigest>['body']): Promise<void> {
  await ctx.db
    .insertInto('daily_digest')
    .values({ user_id: ctx.actor.id, chosen: digest })
    .onConflict((known) => known.column('user_id').doUpdateSet({ chosen: digest }))
    .execute()
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username, digest }
}
