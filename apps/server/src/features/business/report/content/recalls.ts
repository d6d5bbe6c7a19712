// The recalls of a record, read with its columns in the same statement.
import { sql } from 'kysely'
import type { RecallShown } from '@register/contract/business/recall/shape'

export const recallsOf = sql<RecallShown[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'serialFrom', serial_from, 'serialTo', serial_to, 'madeFrom', made_from, 'madeTo', made_to,
    'reason', reason, 'announcedOn', announced_on, 'liftedOn', lifted_on, 'liftedReason', lifted_reason
  ) order by id desc), '[]'::json)
  from recall where report_id = report.id)`.as('recalls')
