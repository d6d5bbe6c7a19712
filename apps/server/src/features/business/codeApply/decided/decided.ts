// A decision that no other act has followed yet: who made it, and until when it can be taken back (docs/rules/applications.md#taking-a-decision-back).
import { sql } from 'kysely'
import { takeBackMinutes, type ReviewStep } from '@register/contract/business/codeApply/shape'
import type { Db } from '../../../../db/connect.ts'

interface Decided {
  step: ReviewStep
  by: number
  /** The instant after which it can no longer be taken back. */
  until: string
  over: boolean
}

/** The last event of an application, if it is a decision that no other act has followed: no report was begun with its code. */
export async function openDecision(db: Db, { id, code }: { id: number; code: string }): Promise<Decided | undefined> {
  const { rows } = await sql<Decided & { event: string }>`
    select event, step, user_id as by, at + make_interval(mins => ${takeBackMinutes}) as until,
      now() > at + make_interval(mins => ${takeBackMinutes}) as over
    from code_application_event where application_id = ${id}
      and not exists (select 1 from report where certificate_key = ${code})
    order by id desc limit 1`.execute(db)
  const [last] = rows
  return last && ['pass', 'return', 'reject'].includes(last.event) ? last : undefined
}
