// An application that the head office returned and its body corrected: it waits again, with its reason and what changed.
import { resubmitApplication, reviewByHead } from '@register/contract/business/codeApply/codeApply'
import { applicationFields } from '@register/contract/business/codeApply/shape'
import { resubmit, review } from '../../../src/features/business/codeApply/service.ts'
import { applicationIn, type Stage } from '../flows.ts'

export async function correctedApplication(stage: Stage): Promise<void> {
  const applied = await applicationIn(stage, '901', 'applied')
  const opinion = '试验依据不全，请补充并说明样品数量。'
  const head = await stage.as('head-office', reviewByHead)
  const { id, rev } = await review(head, 'head', { id: applied.id, rev: applied.rev, decision: 'return', opinion })
  const content = Object.fromEntries(applicationFields.map(({ key }) => [key, applied[key]]))
  const corrected = { ...content, remark: '已补充，样品 1 台。', declaration: true, id, rev }
  await resubmit(await stage.as('body-staff', resubmitApplication), resubmitApplication.body.parse(corrected))
}
