// A decided revision takes effect at once; a change of name with a day ahead is announced until then.
import { shanghaiDay } from '@register/contract/dates'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { ReportRecord } from '../content/content.ts'
import { announceName } from './comingName.ts'
import { takeEffect, type Decided } from './takeEffect.ts'

export const onItsDay = (ctx: UserCtx, row: ReportRecord, revision: Decided): Promise<void> =>
  revision.kind === 'rename' && revision.changeDate > shanghaiDay()
    ? announceName(ctx, row, revision)
    : takeEffect(ctx, row, revision)
