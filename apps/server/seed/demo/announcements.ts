// Announcements of the demo world: one pinned and unread by all, one for reviewers only, one that some people have read.
import { sql } from 'kysely'
import * as endpoints from '@register/contract/system/notice'
import type { UserCtx } from '../../src/access/ctx.ts'
import type { Db } from '../../src/db/connect.ts'
import { addNotice, markRead } from '../../src/features/system/notice/service.ts'
import type { As } from './ctx.ts'

const texts = {
  pinned: {
    title: '关于开展证书信息核对工作的通知',
    type: 'notice',
    pinned: true,
    link: '/business/report/list',
    content:
      '<h3>核对范围</h3><p>请各机构于本月底前核对本机构已发布的型式试验证书，重点核对以下内容：</p><ul><li>制造单位名称与统一社会信用代码</li><li>覆盖范围的上、下限</li><li>证书文件是否清晰可读</li></ul><p><strong>发现错误的，请通过“修订”提出，不要重新登记。</strong></p>',
  },
  reviewers: {
    title: '编码申请审核口径说明',
    type: 'policy',
    roleKeys: ['head-office', 'expert'],
    link: '/business/codeApply/list',
    content:
      '<p>自本月起，审核意见须写明依据的条款，例如：</p><blockquote><p>依据 TSG T7007-2022 第三章，补充覆盖范围说明。</p></blockquote><p>退回的申请重新提交后，回到原审核环节。</p>',
  },
  read: {
    title: '演示环境使用说明',
    type: 'maintenance',
    content:
      '<p>本系统中的单位、人员和证书均为虚构，可以放心试用。演示数据可随时重新生成，<em>请勿录入真实信息</em>。</p>',
  },
} as const

export async function seedAnnouncements(as: As): Promise<void> {
  const author: UserCtx = await as('system-admin', endpoints.addNotice)
  const publish = (text: object) => addNotice(author, endpoints.addNotice.body.parse({ ...text, status: 'published' }))
  const { id } = await publish(texts.read)
  await publish(texts.reviewers)
  await publish(texts.pinned)
  for (const reader of ['body-staff', 'body-manager', 'head-office']) await markRead(await as(reader), [id])
}

/** Messages of each person: those of several invented years in one minute would fill every bell with news. */
const [left, unread] = [3, 4]

/** Leaves the newest messages of each kind, some of them unread, a few hours apart from each other. */
export async function olderMessages(tx: Db): Promise<void> {
  await sql`
    with placed as (select id, row_number() over (partition by user_id, kind order by id desc) as place from message)
    delete from message using placed where placed.id = message.id and place > ${left}`.execute(tx)
  await sql`
    with ranked as (select id, user_id, row_number() over (partition by user_id, kind order by id desc) as rank from message),
      placed as (select id, row_number() over (partition by user_id order by rank, id desc) as place from ranked)
    update message set at = now() - place * interval '5 hours', read_at = case when place > ${unread} then now() else read_at end
    from placed where placed.id = message.id`.execute(tx)
}
