// Notices of the demo world: pinned, for signed-in people only, a policy with its attachment, one that was changed, one that waits, a draft, one withdrawn.
import { sql } from 'kysely'
import { insertNotice, updateNotice, withdrawNotice } from '@register/contract/business/notice/office'
import { shanghaiDay } from '@register/contract/dates'
import { addNotice, changeNotice, withdraw } from '../../../src/features/business/notice/service.ts'
import { enter } from '../../../src/features/business/file/service.ts'
import type { FileStore } from '../../../src/files/store.ts'
import { storeFile } from '../../../src/files/stored.ts'
import { shift } from '../contents.ts'
import type { As } from '../ctx.ts'
import { certificatePdf } from '../pdf.ts'

const platform = {
  title: '关于启用特种设备型式试验公示平台的公告',
  type: 'notice',
  audience: 'public',
  pinned: true,
  content:
    '<p>特种设备型式试验公示平台即日起启用。任何单位和个人均可在线查询型式试验证书，核对以下内容：</p><ul><li>证书编号与当前状态</li><li>制造单位、产品名称与型号</li><li>主要参数与覆盖范围</li></ul><p><strong>证书上的二维码与本平台一致的，以本平台显示的状态为准。</strong></p>',
}
const rules = {
  title: '电梯型式试验规则执行有关事项的说明',
  type: 'policy',
  audience: 'public',
  content:
    '<h2>一、适用范围</h2><p>本说明适用于申请电梯及其安全保护装置型式试验的单位。</p><h2>二、过渡安排</h2><table><tbody><tr><th>受理日期</th><th>执行规则</th></tr><tr><td>规则实施前</td><td>可按原规则完成</td></tr><tr><td>规则实施后</td><td>按新规则执行</td></tr></tbody></table><p>详见附件。</p>',
}
const changed = {
  title: '关于型式试验证书变更信息公示的公告',
  type: 'notice',
  audience: 'public',
  content: '<p>证书的修订、更名、暂停、恢复和撤销，均在“变更公告”中公示，并注明原因和日期。</p>',
}
const inside = {
  title: '关于机构人员账号核对工作的通知',
  type: 'notice',
  audience: 'signedIn',
  content: '<p>请各机构负责人于本月底前核对本机构人员账号，及时停用离岗人员的账号。</p>',
}
const waiting = {
  title: '关于下一年度型式试验能力验证安排的公告',
  type: 'notice',
  audience: 'public',
  content: '<p>下一年度能力验证的项目和时间安排见正文，请各机构提前准备。</p>',
}
const draft = {
  title: '型式试验机构信息报送办法（征求意见稿）',
  type: 'policy',
  audience: 'public',
  content: '<p>现公开征求意见。</p>',
}
const gone = {
  title: '关于平台停机维护的公告',
  type: 'notice',
  audience: 'public',
  content: '<p>平台将于本周六停机维护。</p>',
}

/** How many days ago each was published, from the first to the last. */
const daysAgo = [96, 41, 17, 6, 3]

export async function seedNotices(as: As, files: FileStore): Promise<void> {
  const author = await as('head-office', insertNotice)
  const write = (text: object) => addNotice(author, insertNotice.body.parse({ when: 'now', ...text }))
  const first = await write(changed)
  await write(inside)
  const stored = await storeFile(files, {
    name: '过渡期安排对照表.pdf',
    bytes: certificatePdf(['TRANSITION PERIOD', 'Specimen', 'Not a real document']),
  })
  await enter(author, stored, 'other')
  await write({ ...rules, fileIds: [stored.id] })
  const withdrawn = await write(gone)
  await write(platform)
  await write({ ...waiting, when: 'later', publishAt: `${shift(shanghaiDay(), 30)} 09:00` })
  await write({ ...draft, when: 'draft' })
  const { db } = author
  await sql`
    with placed as (
      select id, now() - make_interval(days => (${daysAgo}::int[])[row_number() over (order by id)]) as at
      from public_notice where version > 0),
    dated as (update public_notice_version v set at = placed.at from placed where placed.id = v.notice_id)
    update public_notice n set published_at = placed.at, updated_at = placed.at from placed where placed.id = n.id`.execute(
    db,
  )
  await changeNotice(
    await as('head-office', updateNotice),
    updateNotice.body.parse({
      ...changed,
      content: `${changed.content}<p>变更公告可按证书编号、制造单位和日期查询。</p>`,
      id: first.id,
      rev: first.rev,
    }),
  )
  const { id, rev } = withdrawn
  await withdraw(await as('head-office', withdrawNotice), { id, rev, reason: '维护计划取消，平台照常服务' })
}
