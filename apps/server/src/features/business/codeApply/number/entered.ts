// Checks certificates that are entered without an application: what the head office has to confirm of each, and has (docs/decisions/0100-the-first-day-and-confirmations.md).
import { sql } from 'kysely'
import { afterFirstDay, confirmable, groundKeys, type GroundKey } from '@register/contract/rules/numbers/confirmation'
import type { Dated } from '@register/contract/rules/days/partDays'
import { makeNo, numberKey, parseLabel, printNo, suffixedNo } from '@register/contract/rules/numbers/certificateNo'
import type { FieldError } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { configured } from '../../../../access/configured.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { applicationsOfCodes, givenOutHere } from './given.ts'
import { serialAhead, takenAhead } from './serial.ts'

export interface Entered extends Pick<Dated, 'asPrinted'> {
  /** Of a record that is published: its own confirmation is its own. */
  id?: number
  certificateNo?: string | null | undefined
  probableNo?: string | null | undefined
  reportNo?: readonly string[] | null | undefined
  issueDate?: string | null | undefined
}

export interface CheckedNumber {
  /** What was needed and is confirmed. */
  confirmed: GroundKey[]
  /** The confirmation of it; null where none was needed. */
  confirmationId: number | null
  problems: (FieldError & { ground?: GroundKey })[]
}

/** A confirmation that holds. */
export interface Confirmation {
  id: number
  /** The certificate that was registered on it. */
  usedBy: number | null
  grounds: GroundKey[]
  reason: string
  by: string
  at: string
}

/** Applications that will not lead to a certificate any more. */
const ended: readonly string[] = ['withdrawn', 'rejected', 'voided']

const confirmationsThatHold = (db: Db) =>
  db
    .selectFrom('confirmed_number')
    .innerJoin('app_user', 'app_user.id', 'confirmed_number.user_id')
    .leftJoin('report', 'report.confirmation_id', 'confirmed_number.id')
    .select(['confirmed_number.id', 'number_key', 'grounds', 'reason', 'at', 'app_user.nickname as by'])
    .select('report.id as usedBy')
    .where('withdrawn_at', 'is', null)

const asConfirmation = ({ grounds, ...row }: Omit<Confirmation, 'grounds'> & { grounds: string[] }): Confirmation => ({
  ...row,
  grounds: groundKeys.filter((one) => grounds.includes(one)),
})

/** The confirmations of these folded numbers. `lock`: none of them is withdrawn before the transaction has ended. */
export async function confirmationsOf(
  db: Db,
  bodyId: number,
  keys: readonly string[],
  lock = false,
): Promise<ReadonlyMap<string, Confirmation>> {
  if (keys.length === 0) return new Map()
  const rows = await confirmationsThatHold(db)
    .where('confirmed_number.dept_id', '=', bodyId)
    .where('number_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .$if(lock, (query) => query.forShare('confirmed_number'))
    .execute()
  return new Map(rows.map(({ number_key: key, ...row }) => [key, asConfirmation(row)]))
}

/** The confirmation on which a report was registered. */
export async function confirmationOn(db: Db, reportId: number): Promise<Confirmation | undefined> {
  const row = await confirmationsThatHold(db).where('report.id', '=', reportId).executeTakeFirst()
  return row && asConfirmation(row)
}

const approvalLost: Phrase = [
  '证书编号：该编号的申请已撤回、未通过或已作废；证书确已发出的，请总局确认该编号并说明理由',
  'Certificate No.: its application was withdrawn, rejected or voided. If the certificate was issued all the same, the head office confirms its number with a reason',
]

/** A confirmation lets one certificate in: a number that is one's report number and another's certificate number is no second one. */
const openTo = (record: Entered, found: Confirmation | undefined, taken: ReadonlySet<number>) =>
  found && !taken.has(found.id) && (found.usedBy === null || found.usedBy === record.id) ? found : undefined

/** A label took its parts from the same lists as today's numbers, which replaced it: it cannot be new where this number is given out here. */
function numberOfLabel(base: string): string | undefined {
  const label = parseLabel(base)
  return label && makeNo(label.category, label.body, label.year, label.serial)
}

const labelGivenOut = (label: string, number: string): Phrase => [
  `证书编号 ${label} 的品种、机构、年份和顺序号，与本系统发放的 ${printNo(number)} 相同；该年度的证书使用 TSX 编号，请核对原件`,
  `Certificate No. ${label} has the category, body, year and serial of ${printNo(number)}, which this register gave out. Certificates of that year have TSX numbers: compare it with the original`,
]

/** The number and the reading of a record, each with the number whose serial it has, and the code that an application of it would have. */
const askedOf = (record: Entered) =>
  (['certificateNo', 'probableNo'] as const).flatMap((field) => {
    const number = record[field]
    if (!number) return []
    const base = suffixedNo(number)?.base.normal ?? numberKey(number)
    return [{ field, key: numberKey(number), base, code: numberOfLabel(base) ?? base }]
  })

/** In the order of the records. */
export async function checkEntered(
  ctx: UserCtx,
  bodyId: number,
  records: readonly Entered[],
  { lock = false }: { lock?: boolean } = {},
): Promise<CheckedNumber[]> {
  const { db } = ctx
  const { firstDay } = await configured(db)
  const asked = records.map(askedOf)
  const applications = await applicationsOfCodes(
    ctx,
    asked.flat().flatMap(({ key, code }) => [key, code]),
  )
  const ahead = await takenAhead(
    db,
    asked.flat().map(({ base }) => base),
  )
  const named = records.map((record) => numberKey(confirmable(record)))
  const confirmations = await confirmationsOf(db, bodyId, named.filter(Boolean), lock)
  const taken = new Set<number>()
  return records.map((record, at) => {
    const own = openTo(record, confirmations.get(named[at] ?? ''), taken)
    const has = own?.grounds ?? []
    const needs: { ground: GroundKey; field: string; phrase: Phrase }[] = []
    const given: FieldError[] = []
    for (const { field, key, base, code } of asked[at] ?? []) {
      // A suffix opens nothing that the register gave out: its numbers have none.
      const application = applications.get(key) ?? applications.get(code)
      if (application && ended.includes(application.status))
        needs.push({ ground: 'approvalLost', field, phrase: approvalLost })
      else if (application) given.push({ field, phrase: code === base ? givenOutHere : labelGivenOut(base, code) })
      if (ahead.has(base)) needs.push({ ground: 'aboveCounter', field, phrase: serialAhead(base) })
    }
    const late = afterFirstDay(record, firstDay)
    if (late) needs.push({ ground: 'afterFirstDay', field: 'issueDate', phrase: late })
    // Whether a number is misprinted is checked with whose it is.
    const confirmed = [...new Set([...needs.map(({ ground }) => ground), 'misprint' as const])].filter((one) =>
      has.includes(one),
    )
    if (own && confirmed.length > 0) taken.add(own.id)
    return {
      confirmed,
      confirmationId: own && confirmed.length > 0 ? own.id : null,
      problems: [...given, ...needs.filter(({ ground }) => !has.includes(ground))],
    }
  })
}

/** One certificate. */
export async function checkOne(
  ctx: UserCtx,
  bodyId: number,
  record: Entered,
  how: { lock?: boolean } = {},
): Promise<CheckedNumber> {
  const [judged] = await checkEntered(ctx, bodyId, [record], how)
  return judged ?? { confirmed: [], confirmationId: null, problems: [] }
}

/** Whether an application stands in the way of entering its number. */
export const isLive = ({ status }: { status: string }): boolean => !ended.includes(status)
