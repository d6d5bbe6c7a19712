// Codes and messages that a demonstration stores instead of sending, for its visitors to read.
import { sql } from 'kysely'
import { listDemoMessages } from '@register/contract/demo/message'
import { noSuchPath } from '@register/contract/errors'
import { handle, type Route } from '../../../http/handle.ts'
import type { Integrations } from '../../../integrations/integrations.ts'
import { messagesAreShown } from './service.ts'

const most = 50

export const demoMessageRoutes = (
  outside: Integrations,
  config: Readonly<Record<'demo' | 'production', boolean>>,
): Route[] => [
  handle(listDemoMessages, async ({ db, say }) => {
    if (!messagesAreShown(outside, config)) throw noSuchPath()
    const rows = await db
      .selectFrom('sent_message')
      .select(['id', 'recipient', 'text_zh', 'text_en', 'at'])
      .select(sql<'sms' | 'mail'>`channel`.as('channel'))
      .where('at', '>', sql<string>`now() - interval '1 day'`)
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ text_zh, text_en, ...row }) => ({ ...row, text: say([text_zh, text_en]) }))
  }),
]
