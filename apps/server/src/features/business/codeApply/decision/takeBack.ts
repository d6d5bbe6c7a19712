// Taking a decision back: by the reviewer who took it, within ten minutes, as long as no other act has followed (docs/rules/applications.md#taking-a-decision-back).
import { takeBackMinutes, type Application, type ReviewStep } from '@register/contract/business/codeApply/shape'
import { conflict, Failure } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { addEvent, lockApplication, moveApplication, objectOf, readApplication } from '../store.ts'
import { openDecision } from '../decided/decided.ts'
import { notifyTakenBack } from './notify.ts'

const from = { head: 'applied', society: 'expert' } as const

export async function takeBack(
  ctx: UserCtx,
  step: ReviewStep,
  given: { id: number; rev: number },
): Promise<Application> {
  const row = await lockApplication(ctx, given, ['expert', 'returned', 'rejected', 'issued'])
  const decided = await openDecision(ctx.db, row)
  if (!decided || decided.step !== step)
    throw conflict([
      '已有人在此决定之后办理，不能撤回',
      'Another person has acted on this decision already, so it cannot be taken back',
    ])
  if (decided.by !== ctx.actor.id)
    throw new Failure(403, ['只有作出决定的人可以撤回', 'Only the person who decided may take the decision back'])
  if (decided.over)
    throw conflict([
      `决定作出已超过 ${takeBackMinutes} 分钟，不能撤回`,
      `A decision can be taken back for ${takeBackMinutes} minutes, which are over`,
    ])
  await moveApplication(ctx, row.id, { status: from[step], returned_by: null })
  await addEvent(ctx, row.id, 'takeBack', { step })
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { step, was: row.status }
  await notifyTakenBack(ctx, row)
  return readApplication(ctx, row.id)
}
