// A change of the name of a company on a certificate, which changes nothing else.
import { isSameMaker } from '@register/contract/business/coverage/spelling/makers'
import type { renameParty as endpoint } from '@register/contract/business/report'
import type { ReportContent } from '@register/contract/business/reportShape'
import type { Input } from '@register/contract/endpoint'
import { badField } from '@register/contract/errors'
import { sql } from 'kysely'
import type { UserCtx } from '../../../../access/ctx.ts'
import { filesOf } from '../../file/service.ts'
import { contentOf } from '../content/content.ts'
import { lockReport, objectOf } from '../store.ts'
import { nameFields } from './comingName.ts'
import { revise } from './revise.ts'

/** A present name is never overwritten by an older one: a change of an earlier day than the last is refused. */
async function refuseOlder(ctx: UserCtx, id: number, field: string, day: string): Promise<void> {
  const last = await ctx.db
    .selectFrom('report_version')
    .select((eb) => eb.fn.max<string | null>('change_date').as('day'))
    .where('report_id', '=', id)
    .where('kind', '=', 'rename')
    .where(sql<boolean>`changes @> ${JSON.stringify([{ field }])}::jsonb`)
    .executeTakeFirstOrThrow()
  if (last.day && day < last.day)
    throw badField('changeDate', [
      `变更日期不能早于 ${last.day}：现名称自该日起使用`,
      `Date of change must not be before ${last.day}, since when the present name is used`,
    ])
}

/** The old name can still be found. */
export async function renameParty(ctx: UserCtx, given: Input<typeof endpoint>['body']): Promise<void> {
  const row = await lockReport(ctx, given, ['published', 'suspended'])
  const key = nameFields[given.party]
  const before = contentOf(ctx.secrets, row)
  const present = before[key]
  if (!present)
    throw badField('party', [
      '证书未登记该单位的名称，没有可变更的名称；请用“修订”补充',
      'The certificate names no such company, so there is no name to change. Add it by a revision',
    ])
  if (isSameMaker(given.newName, [present]))
    throw badField('newName', [
      '变更后名称与现名称相同；只是写法不同的，请用“修订”更正',
      'New name is the same as the present one. Where only its spelling differs, correct it by a revision',
    ])
  await refuseOlder(ctx, row.id, key, given.changeDate)
  const filed = (await filesOf(ctx, objectOf(row.id))).map((file) => file.id)
  const content: ReportContent = { ...before, [key]: given.newName, fileIds: [...filed, ...given.fileIds] }
  await revise(ctx, row, { kind: 'rename', content, reason: given.reason, changeDate: given.changeDate })
  ctx.note.object = objectOf(row.id)
}
