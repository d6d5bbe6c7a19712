// The contents of a daily summary: messages and announcements of the last days that its reader has neither read nor got by e-mail.
import { sql } from 'kysely'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/connect.ts'
import { announced, isRead, shownSince } from '../../notice/service.ts'
import type { About } from '../fact/wording.ts'

/** A fact, or an announcement, which has a title of its own; `at` is an instant. */
export type DigestItem = { at: string } & ({ kind: string; about: About } | { announcement: string })

export interface Digest {
  /** `total` counts all new ones; the lines are the newest of them, newest first. */
  total: number
  lines: readonly DigestItem[]
}

/** Lines of one summary. */
const mostLines = 20
/** Hours that a summary looks back: a day, and a missed one. Older messages are only under the bell. */
const windowHours = 48
/** Seconds after which an announcement counts as shown, so that one whose transaction is still running is not skipped. */
const settledSeconds = 60

interface Asked {
  reader: Pick<Actor, 'id' | 'roles'>
  /** The beginning of this run, and of the run that wrote the reader's last summary. */
  now: string
  lastAt: string | null
}

type Counted = { total: number } & { at: string }
const totalOf = (rows: readonly Counted[]): number => rows[0]?.total ?? 0

/** Each message is marked, so that it is sent once, however late its transaction ended. */
async function claimFacts(db: Db, { reader, now }: Asked) {
  const { rows } = await sql<Counted & { kind: string; about: About }>`
    with taken as (
      update message set mailed_at = ${now}
      where user_id = ${reader.id} and read_at is null and mailed_at is null
        and at > ${now}::timestamptz - make_interval(hours => ${windowHours})
      returning id, at, kind, about)
    select at, kind, about, count(*) over () as total from taken order by at desc, id desc limit ${mostLines}`.execute(
    db,
  )
  return { total: totalOf(rows), lines: rows.map(({ at, kind, about }) => ({ at, kind, about })) }
}

/** Announcements have no single recipient: those published since the last summary are new. */
async function newAnnouncements(db: Db, { reader, now, lastAt }: Asked) {
  const ctx = { db, actor: reader }
  const settled = sql<string>`make_interval(secs => ${settledSeconds})`
  const rows = await announced(ctx)
    .where(sql<boolean>`not ${isRead(ctx)}`)
    .where(
      sql<boolean>`${shownSince} > greatest(${now}::timestamptz - make_interval(hours => ${windowHours}), ${lastAt}::timestamptz) - ${settled}`,
    )
    .where(sql<boolean>`${shownSince} <= ${now}::timestamptz - ${settled}`)
    .select([shownSince.as('at'), 'n.title', sql<number>`count(*) over ()`.as('total')])
    .orderBy('at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(mostLines)
    .execute()
  return { total: totalOf(rows), lines: rows.map(({ at, title }) => ({ at, announcement: title })) }
}

/** Call it in the transaction that writes the letter and stores `now` as the reader's last time: after a rollback the messages are sent another time. */
export async function claimUnmailed(db: Db, asked: Asked): Promise<Digest> {
  const facts = await claimFacts(db, asked)
  const announcements = await newAnnouncements(db, asked)
  const lines: DigestItem[] = [...facts.lines, ...announcements.lines]
  return {
    total: facts.total + announcements.total,
    lines: lines.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, mostLines),
  }
}
