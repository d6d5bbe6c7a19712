// A dated change of the name or the addresses of a company on a certificate, and the correction of one: neither changes anything else (docs/decisions/0097-facts-have-two-days.md).
import { isSameMaker } from '@register/contract/rules/coverage/spelling/makers'
import type { Change } from '@register/contract/business/report/lifecycle/changes'
import type { correctEntry as correctEndpoint } from '@register/contract/business/report/lifecycle/dated'
import { entryOn, nameFields, type DatedField } from '@register/contract/business/report/parties/line'
import type { renameParty as endpoint } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import type { Input } from '@register/contract/endpoint'
import { badField } from '@register/contract/errors'
import { found, type UserCtx } from '../../../../access/ctx.ts'
import { filesOf } from '../../file/service.ts'
import type { ReportRecord } from '../content/content.ts'
import { lineOf, storedValue, type EntryAct } from '../parties/line.ts'
import { loadContent, lockReport, objectOf } from '../store.ts'
import { namedChanges, propose } from './revise.ts'

type Renaming = Input<typeof endpoint>['body']

interface Asked {
  /** Of the new value in the request. */
  key: 'newName' | 'newAddress' | 'newProductionAddress'
  field: DatedField
  value: string
}

/** Which fields the act changes. */
function asked({ party, ...given }: Renaming): Asked[] {
  const fields: Record<Asked['key'], DatedField> = {
    newName: nameFields[party],
    newAddress: party === 'manufacturer' ? 'manufacturerAddress' : 'applicantAddress',
    newProductionAddress: 'productionAddress',
  }
  return (['newName', 'newAddress', 'newProductionAddress'] as const).flatMap((key) => {
    const value = given[key]
    return value === undefined ? [] : [{ key, field: fields[key], value }]
  })
}

function refuseImpossible(given: Renaming): void {
  const { newName, newAddress, newProductionAddress, party, changeDate } = given
  if (asked(given).length === 0)
    throw badField('newName', ['请填写变更后的名称或地址', 'Give the new name, or a new address'])
  if (party === 'applicant' && newProductionAddress !== undefined)
    throw badField('newProductionAddress', [
      '产品制造地址属于制造单位',
      'The production address is that of the manufacturer',
    ])
  if (changeDate > shanghaiDay() && (newAddress ?? newProductionAddress) !== undefined)
    throw badField('changeDate', [
      `地址变更自发生之日起登记，不能晚于今天${newName === undefined ? '' : '；更名可单独预告'}`,
      'A change of address is registered from its day on, not before. A change of name alone may be announced',
    ])
}

/** What held on that day by all that is entered: the change is checked against it, and not against the value of today. */
function refuseNoChange(key: string, then: string, value: string): void {
  if (!then)
    throw badField(key === 'newName' ? 'party' : key, [
      key === 'newName'
        ? '证书未登记该单位的名称，没有可变更的名称；请用“修订”补充'
        : '证书未登记该地址，没有可变更的地址；请用“修订”补充',
      key === 'newName'
        ? 'The certificate names no such company, so there is no name to change. Add it by a revision'
        : 'The certificate states no such address, so there is none to change. Add it by a revision',
    ])
  if (key === 'newName' ? isSameMaker(value, [then]) : value === then)
    throw badField(key, [
      '与变更日期当日登记的相同；其间另有变更的，请先登记较早的变更；只是写法不同的，请用“修订”更正',
      'is what is registered for that day already. Where an earlier change is missing, enter that one first; where only the spelling differs, correct it by a revision',
    ])
}

/** The files of a report with those of the act, and the change that this is. */
export async function withProof(ctx: UserCtx, row: ReportRecord, fileIds: readonly string[]) {
  const before = await loadContent(ctx, row)
  const filed = (await filesOf(ctx, objectOf(row.id))).map((file) => file.id)
  const all = [...filed, ...fileIds]
  return { fileIds: all, changes: await namedChanges(ctx, before, { ...before, fileIds: all }) }
}

/** The earlier name can still be found. */
export async function renameParty(ctx: UserCtx, given: Renaming): Promise<void> {
  refuseImpossible(given)
  const row = await lockReport(ctx, given, ['published', 'suspended'])
  const line = await lineOf(ctx.db, row.id)
  const { changeDate, reason } = given
  const changes: Change[] = []
  const entries: EntryAct[] = []
  for (const { key, field, value } of asked(given)) {
    const before = entryOn(line, field, changeDate)?.value ?? storedValue(row)(field)
    refuseNoChange(key, before, value)
    changes.push({ field, before, after: value })
    entries.push({ act: 'add', field, value })
  }
  const proof = await withProof(ctx, row, given.fileIds)
  await propose(ctx, row, {
    kind: given.newName === undefined ? 'revision' : 'rename',
    columns: {},
    fileIds: proof.fileIds,
    entries,
    changes: [...changes, ...proof.changes],
    reason,
    changeDate,
  })
  ctx.note.object = objectOf(row.id)
}

/** Puts one entry right, or takes out a change that never happened. What was printed can be put right and has no day. */
export async function correctEntry(ctx: UserCtx, given: Input<typeof correctEndpoint>['body']): Promise<void> {
  const row = await lockReport(ctx, given, ['published', 'suspended'])
  const { value, reason, changeDate } = given
  const entry = found((await lineOf(ctx.db, row.id)).find((one) => one.id === given.entryId && one.written))
  if (entry.on === null && (value === null || changeDate !== undefined))
    throw badField(value === null ? 'value' : 'changeDate', [
      '原件所载内容没有变更日期，也不能撤去，只能更正',
      'What the certificate printed has no day of change and cannot be taken out, only put right',
    ])
  if (changeDate && changeDate > shanghaiDay())
    throw badField('changeDate', ['变更日期不能晚于今天', 'Date of change must not be in the future'])
  const on = changeDate ?? entry.on
  const changes: Change[] = [
    ...(value === entry.value ? [] : [{ field: entry.field, before: entry.value, after: value }]),
    ...(on === entry.on || value === null ? [] : [{ field: 'changeDay', before: entry.on, after: on }]),
  ]
  const proof = await withProof(ctx, row, given.fileIds)
  await propose(ctx, row, {
    kind: 'revision',
    columns: {},
    fileIds: proof.fileIds,
    entries: [{ act: 'correct', entry: entry.id, was: entry.value, value, on }],
    changes: changes.length === 0 ? [] : [...changes, ...proof.changes],
    reason,
    // The day on which it was put right; the entry itself keeps its day of effect.
    changeDate: shanghaiDay(),
    ...(on !== null && { mayNotBefore: on }),
  })
  ctx.note.object = objectOf(row.id)
}
