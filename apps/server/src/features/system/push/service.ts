// Writes daily summaries (digest), and sends the outbox: after the transaction that wrote it, by one instance at a time, repeated at growing intervals.
import { sql } from 'kysely'
import type { Lang } from '@register/contract/phrase'
import { configured } from '../../../access/configured.ts'
import type { Secrets } from '../../../access/secrets.ts'
import type { Db, Pool } from '../../../db/connect.ts'
import type { Presence } from '../../../db/presence/presence.ts'
import type { Integrations } from '../../../integrations/integrations.ts'
import { unsealedContact } from '../user/service.ts'
import { letterOf, type Letter as Said } from './letter/letter.ts'
import { joined } from './letter/parts.ts'

export { digest } from './digest/digest.ts'

/** Letters of one round; the next begins seconds later. */
const mostAtOnce = 50
/** Tries for one letter, over more than half a day. After the last one the letter is given up, and the failure is logged. */
const mostTries = 8
/** Seconds after which a letter is tried again, doubled with each try. */
const againSeconds = 30
/** Minutes for which a letter claimed for sending is not sent by another instance, unless its process is gone. */
const claimMinutes = 5

export interface Posting {
  db: Pool
  secrets: Secrets
  outside: Integrations
  here: Pick<Presence, 'number'>
}

/** Claims letters that are due: until their result is known they count as tried. One that was written by a clock ahead of this one does not wait until then. */
async function claimLetters({ db, here }: Pick<Posting, 'db' | 'here'>) {
  const { rows } = await sql<Said & { id: number; user_id: number; channel: 'mail' | 'sms'; tries: number }>`
    update outbox set tries = tries + 1, next_at = now() + make_interval(mins => ${claimMinutes}),
      process_number = ${here.number() ?? null}::int
    where id in (select id from outbox where next_at <= now() or (tries = 0 and at > now()) order by next_at, id limit ${mostAtOnce} for update skip locked)
    returning id, user_id, channel, kind, about, tries`.execute(db)
  return rows
}
type Letter = Awaited<ReturnType<typeof claimLetters>>[number]

/** Address and language of a letter; undefined when the account is gone, or has no confirmed address any more. */
async function reach({ db, secrets }: Posting, { user_id: id, channel }: Letter) {
  const row = await db
    .selectFrom('app_user as u')
    .leftJoin('user_setting as s', (join) =>
      join.onRef('s.user_id', '=', 'u.id').on('s.kind', '=', 'layout').on('s.name', '=', 'start'),
    )
    .select(['u.phone_sealed', 'u.email_sealed', 'u.phone_confirmed_at', 'u.email_confirmed_at'])
    .select(sql<string | null>`s.value ->> 'lang'`.as('lang'))
    .where('u.id', '=', id)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
  if (!row) return undefined
  const { phone, email } = unsealedContact(secrets, { phone: row.phone_sealed, email: row.email_sealed })
  const to = channel === 'mail' ? row.email_confirmed_at && email : row.phone_confirmed_at && phone
  if (!to) return undefined
  const { defaultLanguage } = await configured(db)
  const lang: Lang = (row.lang || defaultLanguage) === 'en' ? 'en' : 'zh'
  return { to, lang }
}

async function post(on: Posting, letter: Letter): Promise<void> {
  const port = on.outside[letter.channel]
  const said = letterOf(letter)
  const goes = port && said && (await reach(on, letter))
  if (goes) {
    const { subject, text } = said
    if (letter.channel === 'sms') await on.outside.sms?.send({ ...goes, template: 'message', values: { text } })
    else {
      const { appName } = await configured(on.db)
      await on.outside.mail?.send({ ...goes, subject, text: joined([text, appName], ['\n\n', '\n\n']) })
    }
  }
  await on.db.deleteFrom('outbox').where('id', '=', letter.id).execute()
}

async function postpone({ db, outside }: Posting, { id, tries, channel }: Letter, error: unknown): Promise<void> {
  const isOver = tries >= mostTries
  outside.report(new Error(`${channel} letter ${id}, try ${tries}${isOver ? ', given up' : ''}`, { cause: error }))
  if (isOver) await db.deleteFrom('outbox').where('id', '=', id).execute()
  else
    await db
      .updateTable('outbox')
      .set({ next_at: sql<string>`now() + make_interval(secs => ${againSeconds * 2 ** (tries - 1)})` })
      .set({ process_number: null })
      .where('id', '=', id)
      .execute()
}

/** Makes letters due whose sender is gone. One that was sent in its last moment goes twice. */
export async function releaseLetters(db: Db, numbers: readonly number[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: sql<string>`now()`, process_number: null })
    .where('process_number', 'in', numbers)
    .execute()
}

/** One round; returns how many letters were sent. A letter that fails does not delay others. */
export async function sendWaiting(on: Posting): Promise<number> {
  let sent = 0
  for (const letter of await claimLetters(on))
    try {
      await post(on, letter)
      sent++
    } catch (error) {
      await postpone(on, letter, error)
    }
  return sent
}
