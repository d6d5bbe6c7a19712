// A change of name of a company on several certificates, in every role in which they name it: all in one transaction, each with its own notice, log entry and audit row (docs/decisions/0128-a-name-changes-everywhere.md).
import {
  mostRenamed,
  type companyCertificates as touchedEndpoint,
  type renameCompany as endpoint,
} from '@register/contract/business/report/lifecycle/rename'
import { isSameMaker } from '@register/contract/rules/coverage/spelling/makers'
import { recordName } from '@register/contract/rules/numbers/recordName'
import { entryOn, nameFields } from '@register/contract/business/report/parties/line'
import { partyKeys, type Party } from '@register/contract/business/report/comingName'
import { confirmProposal, renameParty } from '@register/contract/business/report/report'
import type { Input, Output } from '@register/contract/endpoint'
import { badField, conflict, Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { sql, type RawBuilder } from 'kysely'
import { granted } from '../../../../access/actor.ts'
import { appendAudit } from '../../../../access/audit.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { ReportRecord } from '../content/content.ts'
import { waiting } from '../content/row.ts'
import { lineOf, storedValue } from '../parties/line.ts'
import { findReport, lockReport, objectOf, scoped } from '../store.ts'
import { withProof } from './rename.ts'
import { propose } from './revise.ts'

type Renaming = Input<typeof endpoint>['body']
type Named = Pick<ReportRecord, 'manufacturer_name' | 'applicant_name'>

const columns = { manufacturer: 'manufacturer_name', applicant: 'applicant_name' } as const
const codes = { manufacturer: 'manufacturer_credit_code', applicant: 'applicant_credit_code' } as const

const partiesNaming = (row: Named, name: string): Party[] => partyKeys.filter((party) => row[columns[party]] === name)

const open: Phrase = ['有一份修订等待确认', 'A revision waits for confirmation']

const ended: Phrase = ['证书已撤销、注销或被替代，单位名称不再变更', 'Its certificate has ended, so its names stay']

const spelledOtherwise = (name: string): Phrase => [
  `名称写作“${name}”，请先用“修订”改为同一写法`,
  `Spelled "${name}" here. Correct the spelling by a revision first`,
]

/** The form of searches without signs, in which Co., Ltd. and Co.,Ltd are one. */
const isSpelling = (column: RawBuilder<unknown>, name: string) => {
  const plain = (text: RawBuilder<unknown>) => sql`regexp_replace(searched(${text}), '[[:punct:]]', '', 'g')`
  return sql<boolean>`${plain(column)} = ${plain(sql`${name}::text`)}`
}

/** The name under the credit code that is not the one to be changed; undefined where a party has that one. */
const otherNameOf = (row: ReportRecord, name: string, code: string): string | undefined =>
  partiesNaming(row, name).length > 0
    ? undefined
    : partyKeys.filter((party) => row[codes[party]] === code).flatMap((party) => row[columns[party]] ?? [])[0]

/** Why the names of a certificate cannot be changed now; undefined where they can. */
function whyStopped(row: ReportRecord & { waits: unknown }, name: string, code: string): Phrase | undefined {
  const other = otherNameOf(row, name, code)
  if (other !== undefined) return spelledOtherwise(other)
  if (row.waits) return open
  return row.status === 'published' || row.status === 'suspended' ? undefined : ended
}

/** What a change of the name that a report has for one of its parties would touch, and what has its credit code and another spelling of the name. */
export async function companyCertificates(
  ctx: UserCtx,
  { id, party }: Input<typeof touchedEndpoint>['body'],
): Promise<Output<typeof touchedEndpoint>> {
  const asked = await findReport(ctx, id)
  const name = asked[columns[party]] ?? ''
  const code = asked[codes[party]] ?? ''
  const rows = await scoped(ctx)
    .selectAll('report')
    .select(waiting.as('waits'))
    .where((where) =>
      where.or([
        where('report.manufacturer_name', '=', name),
        where('report.applicant_name', '=', name),
        // Of another spelling only what still stands: an ended certificate keeps the name it has.
        where.and([
          where.or(
            partyKeys.map((one) =>
              where.and([
                where(`report.${codes[one]}`, '=', code),
                isSpelling(sql.ref(`report.${columns[one]}`), name),
              ]),
            ),
          ),
          where('report.status', 'in', ['published', 'suspended']),
          where.val(name !== '' && code !== ''),
        ]),
      ]),
    )
    .where('report.status', '<>', 'draft')
    .where((where) => where.or([where.val(name !== ''), where('report.id', '=', id)]))
    .orderBy((by) => by('report.id', '=', id), 'desc')
    .orderBy('report.certificate_no')
    .orderBy('report.id')
    .limit(mostRenamed + 1)
    .execute()
  return {
    name,
    certificates: rows.slice(0, mostRenamed).map((row) => ({
      id: row.id,
      rev: row.rev,
      certificateNo: row.certificate_no ?? '',
      reportNo: row.report_no ?? '',
      productName: row.product_name ?? '',
      model: row.model ?? '',
      parties: partiesNaming(row, name),
      stopped: ctx.say(whyStopped(row, name, code) ?? ['', '']),
    })),
    more: rows.length > mostRenamed,
  }
}

/** `proof`: for the one that gets the files. */
async function renameOn(ctx: UserCtx, row: ReportRecord, given: Renaming, fileIds: readonly string[], reason: string) {
  const { name, newName, changeDate } = given
  const parties = partiesNaming(row, name)
  if (parties.length === 0)
    throw conflict(['证书上的单位名称已不是原名称', 'It does not have the former name any more'], { rev: row.rev })
  const line = await lineOf(ctx.db, row.id)
  const fields = parties.map((party) => nameFields[party])
  const then = fields.map((field) => entryOn(line, field, changeDate)?.value ?? storedValue(row)(field))
  if (then.some((value) => value !== name))
    throw conflict(
      ['变更日期当日登记的是另一个名称，请单独变更', 'On that day it had another name. Change it by itself'],
      {
        rev: row.rev,
      },
    )
  const proof = await withProof(ctx, row, fileIds)
  await propose(ctx, row, {
    kind: 'rename',
    columns: {},
    fileIds: proof.fileIds,
    entries: fields.map((field) => ({ act: 'add', field, value: newName })),
    changes: [...fields.map((field) => ({ field, before: name, after: newName })), ...proof.changes],
    reason,
    changeDate,
  })
}

const calledOf = (row: Pick<ReportRecord, 'certificate_no' | 'report_no'>): string =>
  recordName({ certificateNo: row.certificate_no, reportNo: row.report_no })

/** What stands against one certificate names it. */
async function naming<T>(ctx: UserCtx, id: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure) || error.status === 404) throw error
    const columnsOfName = ['report.certificate_no', 'report.report_no'] as const
    const row = await scoped(ctx).select(columnsOfName).where('report.id', '=', id).executeTakeFirstOrThrow()
    const { status, phrase, data } = error
    throw new Failure(status, [`${calledOf(row)}：${phrase[0]}`, `${calledOf(row)}: ${phrase[1]}`], { data })
  }
}

/** All or none. */
export async function renameCompany(ctx: UserCtx, given: Renaming): Promise<Output<typeof endpoint>> {
  if (isSameMaker(given.newName, [given.name]))
    throw badField('newName', [
      '与原名称相同；只是写法不同的，请用“修订”更正',
      'is the present name. Where only the spelling differs, correct it by a revision',
    ])
  const reports = [...new Map(given.reports.map((one) => [one.id, one])).values()]
  const locked = new Map<number, ReportRecord>()
  // In one order, so that two such acts do not wait for each other.
  for (const one of reports.toSorted((a, b) => a.id - b.id))
    locked.set(one.id, await naming(ctx, one.id, () => lockReport(ctx, one, ['published', 'suspended'])))
  const [lead] = reports.flatMap(({ id }) => locked.get(id) ?? [])
  const first = lead ? calledOf(lead) : ''
  for (const [at, { id }] of reports.entries()) {
    const row = locked.get(id)
    if (!row) continue
    const isFirst = at === 0
    const told = isFirst || given.fileIds.length === 0 ? given.reason : `${given.reason}（证明材料见证书 ${first}）`
    const inside: UserCtx = { ...ctx, note: { object: objectOf(id), detail: {}, secondChain: 'none yet' } }
    await naming(ctx, id, () => renameOn(inside, row, given, isFirst ? given.fileIds : [], told))
    await appendAudit(inside, renameParty.audit, 200)
  }
  ctx.note.detail = {
    name: given.name,
    newName: given.newName,
    day: given.changeDate,
    reports: reports.map(({ id }) => id),
  }
  const isDecided = granted(ctx.actor, confirmProposal)
  return { done: isDecided ? reports.length : 0, proposed: isDecided ? 0 : reports.length }
}
