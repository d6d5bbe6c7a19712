// The list under the bell: messages to the caller and announcements for them, unread first.
import { sql } from 'kysely'
import type { ListRequest } from '@register/contract/page'
import { messageColumns, messageTopics, type Message } from '@register/contract/system/message/message'
import { noticeTypes, type NoticeType } from '@register/contract/system/notice'
import type { UserCtx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { holdsAll } from '../../../db/search/grams.ts'
import { announced, contentsOf, isRead, noticeObject, shownSince } from '../notice/service.ts'
import { factOf } from './fact/facts.ts'
import type { About } from './fact/wording.ts'
import { countUnread } from './store.ts'

type Blank = Pick<Message, 'text' | 'content' | 'object' | 'link' | 'pinned'>
const blank: Blank = { text: '', content: '', object: '', link: '', pinned: false }

const plan: ListPlan<typeof messageColumns> = {
  columns: messageColumns,
  sql: { unread: { ref: sql`case when m.read then 'no' else 'yes' end` } },
  keyword: (words) => holdsAll(sql`searched(m.words)`, words),
  order: sql`m.read, m.pinned desc, m.at desc, m.type, m.id desc`,
}

/** Messages and announcements with the same columns: type, id, and the columns for order and search. */
function everything(ctx: UserCtx) {
  const facts = ctx.db
    .selectFrom('message')
    .where('user_id', '=', ctx.actor.id)
    .select([sql<string>`'message'`.as('type'), 'id', 'at', sql<boolean>`false`.as('pinned')])
    .select(sql<boolean>`read_at is not null`.as('read'))
    .select(sql<string>`concat_ws(' ', about->>'no', about->>'product', about->>'model', about->>'file')`.as('words'))
  const notices = announced(ctx)
    .select([sql<string>`'notice'`.as('type'), 'n.id', shownSince.as('at'), 'n.pinned'])
    .select([isRead(ctx).as('read'), 'n.title as words'])
  return ctx.db.selectFrom(facts.unionAll(notices).as('m'))
}

async function factsOf(ctx: UserCtx, ids: readonly number[]) {
  const rows = await ctx.db
    .selectFrom('message')
    .leftJoin('app_user as u', 'u.id', 'message.from_id')
    .select(['message.id', 'message.kind', 'message.object', 'message.about', 'u.nickname'])
    .where('message.id', 'in', [0, ...ids])
    .execute()
  return new Map(
    rows.map((row) => {
      const [fact, about] = [factOf(row.kind), row.about as About]
      const topic = fact?.topic ?? 'report'
      return [
        row.id,
        {
          ...blank,
          topic,
          label: ctx.say(messageTopics[topic]),
          title: ctx.say(fact?.title(about) ?? messageTopics[topic]),
          text: ctx.say(fact?.text?.(about) ?? ['', '']),
          object: row.object,
          from: row.nickname ?? '',
        },
      ]
    }),
  )
}

async function noticesOf(ctx: UserCtx, ids: readonly number[]) {
  const rows = await ctx.db
    .selectFrom('announcement as n')
    .leftJoin('app_user as u', 'u.id', 'n.created_by')
    .select(['n.id', 'n.title', 'n.type', 'n.content', 'n.link', 'n.pinned', 'u.nickname'])
    .where('n.id', 'in', [0, ...ids])
    .execute()
  const contents = await contentsOf(ctx, rows)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...blank,
        topic: 'announcement' as const,
        label: ctx.say(noticeTypes[row.type as NoticeType]),
        title: row.title,
        content: contents.get(noticeObject(row.id)) ?? '',
        link: row.link,
        pinned: row.pinned,
        from: row.nickname ?? '',
      },
    ]),
  )
}

export async function listMessages(ctx: UserCtx, request: ListRequest): Promise<Page<Message> & { unread: number }> {
  let mine = everything(ctx)
  for (const condition of conditions(plan, request)) mine = mine.where(condition)
  const page = await readPage(
    mine,
    (rows) => rows.select(['m.type', 'm.id', 'm.at', 'm.read']).execute(),
    request,
    plan.order,
    countRows(ctx.db),
  )
  const idsOf = (type: string) => page.list.flatMap((row) => (row.type === type ? [row.id] : []))
  const facts = await factsOf(ctx, idsOf('message'))
  const notices = await noticesOf(ctx, idsOf('notice'))
  return {
    ...page,
    unread: await countUnread(ctx),
    list: page.list.flatMap(({ type, id, at, read }) => {
      const content = (type === 'notice' ? notices : facts).get(id)
      return content ? [{ ...content, key: `${type}:${id}`, at, read }] : []
    }),
  }
}
