// Error reports of the demo world: one that waits, one claimed and with a contact, one corrected by a revision, one answered, one refused.
import { sql } from 'kysely'
import { decideErrorReport } from '@register/contract/business/errorReport/office'
import { submitErrorReport } from '@register/contract/business/errorReport/reporter'
import { updateReport } from '@register/contract/business/report/report'
import { decide, claim, readOne, submit } from '../../../src/features/business/errorReport/service.ts'
import type { Db } from '../../../src/db/connect.ts'
import { revised, type Stage } from '../flows.ts'

interface Submitted {
  part: string
  proposed: string
  source?: string
  contact?: string
}

const waits: Submitted = {
  part: 'model',
  proposed: '证书原件上的型号末尾为“/1.75”，登记内容缺少这一部分。',
  source: '随机文件中的证书复印件',
}
const inHand: Submitted = {
  part: 'coverage',
  proposed: '额定速度上限应为 2.5 m/s，登记为 2.0 m/s。',
  contact: '13900001234',
}
const corrected: Submitted = {
  part: 'parameters',
  proposed: '总装图号与证书不一致，应以证书附表为准。',
  source: '证书附表第 2 页',
  contact: 'quality@example.cn',
}
const answered: Submitted = { part: 'other', proposed: '请问制造单位更名后，旧证书是否仍然有效？' }
const refused: Submitted = { part: 'manufacturerName', proposed: '制造单位应为现在的使用单位名称。' }

/** Moves all times of an error report some days back. */
const older = (tx: Db, id: number, days: number) =>
  sql`update error_report set created_at = created_at - make_interval(days => ${days}) where id = ${id}`.execute(tx)

/** @param ids published records of the first body */
export async function seedErrors(tx: Db, stage: Stage, ids: readonly number[]): Promise<void> {
  const manager = await stage.as('body-manager', decideErrorReport)
  async function reported(id: number, submitted: Submitted, days: number) {
    const { public_id } = await tx
      .selectFrom('report')
      .select('public_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await submit(manager, submitErrorReport.body.parse({ ...submitted, publicId: public_id }))
    const { id: made } = await tx
      .selectFrom('error_report')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await older(tx, made, days)
    return readOne(manager, made)
  }
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids
  const end = (one: { id: number; rev: number }, decision: 'answered' | 'refused', answer: string) =>
    decide(manager, { id: one.id, rev: one.rev, decision, answer })
  await end(
    await reported(fifth, refused, 34),
    'refused',
    '证书载明的是制造单位，与使用单位无关；经与档案核对，登记内容无误。',
  )
  await end(
    await reported(fourth, answered, 21),
    'answered',
    '单位更名不影响证书效力，按新旧名称均可查到，更名情况见变更历史。',
  )
  const wrong = await reported(third, corrected, 12)
  await revised(await stage.as('body-manager', updateReport), stage, third, {
    reason: '根据公众纠错更正',
    changeDate: stage.today,
  })
  const { rev, corrections } = await readOne(manager, wrong.id)
  await decide(manager, {
    id: wrong.id,
    rev,
    decision: 'corrected',
    answer: '经核对属实，已按证书附表更正，谢谢。',
    correctionId: corrections[0]?.id,
  })
  const { id } = await reported(second, inHand, 5)
  await claim(manager, { id, rev: 1 })
  await reported(first, waits, 2)
}
