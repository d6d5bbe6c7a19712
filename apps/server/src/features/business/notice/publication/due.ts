// Publishes scheduled notices that are due, each in one transaction with its audit row and the message to the person who scheduled it.
import { sql } from 'kysely'
import { publishNotice } from '@register/contract/business/notice/office'
import { appendAudit } from '../../../../access/audit.ts'
import type { Db } from '../../../../db/connect.ts'
import { inside, itself } from '../../../../jobs/asker.ts'
import type { Work } from '../../../../jobs/engine.ts'
import { notifyFromSystem } from '../../../system/message/service.ts'
import { objectOf } from '../store.ts'
import { publish } from './publish.ts'

const due = (db: Db) =>
  db
    .selectFrom('public_notice')
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', sql<string>`now()`)
    .orderBy('publish_at')

/** Returns the titles of the notices it published. */
export async function publishDue(work: Pick<Work, 'db' | 'secrets' | 'job' | 'signal'>): Promise<string[]> {
  const titles: string[] = []
  for (const { id } of await due(work.db).select('id').execute()) {
    work.signal.throwIfAborted()
    await work.db.transaction().execute(async (tx) => {
      // Another person may have postponed it, published it or made it a draft meanwhile.
      const notice = await due(tx).where('id', '=', id).select(['title', 'updated_by']).forUpdate().executeTakeFirst()
      if (!notice) return
      const { title, updated_by: by } = notice
      await publish(tx, id)
      await notifyFromSystem({ db: tx }, { kind: 'noticePublished', to: [by], object: objectOf(id), about: { title } })
      const note = { object: objectOf(id), detail: { title, itself: true } }
      await appendAudit(inside(itself(work), tx, note), publishNotice.audit, 200)
      titles.push(title)
    })
  }
  return titles
}
