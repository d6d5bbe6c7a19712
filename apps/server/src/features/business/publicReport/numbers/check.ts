// The standing of several certificates by their numbers, in one query to the primary (docs/rules/site.md#how-fresh-it-is).
import { sql } from 'kysely'
import type { CheckedNumber } from '@register/contract/business/publicReport/batchCheck/numbers'
import { noDatabase } from '@register/contract/errors'
import { parseNo, printNo } from '@register/contract/rules/numbers/certificateNo'
import { isPieceOfNumber } from '@register/contract/rules/numberText/piece'
import { reportKeys } from '@register/contract/rules/numbers/reportNumbers'
import type { Ctx } from '../../../../access/ctx.ts'
import { isPublic, namesFor, statusOf } from '../../report/service.ts'
import { lineage } from '../record/lineage.ts'
import { asPublicRow, answerColumns } from '../record/row.ts'
import { askedIn, meantBy, type Asked } from '../reading/readings.ts'

const findAll = (ctx: Ctx, keys: readonly string[], publicIds: readonly string[]) =>
  ctx.db
    .selectFrom('report')
    .select(answerColumns)
    .select(['report.id', 'report.valid_to', 'report.certificate_key', 'report.probable_key', 'report.report_nos'])
    .select(statusOf.as('derived'))
    .select(lineage)
    .where(isPublic)
    .where((where) =>
      where.or([
        where('report.certificate_key', '=', sql<string>`any(${keys}::text[])`),
        where('report.probable_key', '=', sql<string>`any(${keys}::text[])`),
        where('report.public_id', '=', sql<string>`any(${publicIds}::text[])`),
        sql<boolean>`report_keys(report.report_nos) && ${keys}::text[]`,
      ]),
    )
    .execute()

const understoodAs = ({ keys, understood }: Asked, asked: string): string =>
  understood ?? printNo(keys.find((key) => parseNo(key)) ?? asked)

/** In the order of the input. Calls `looked` for each record that it finds, so that the caller counts the look-ups. */
export async function checkNumbers(
  ctx: Ctx,
  looked: (ctx: Ctx, id: number) => void,
  asked: readonly string[],
): Promise<{ checkedAt: string; list: CheckedNumber[] }> {
  const readings = new Map(asked.map((number) => [number, askedIn(number)]))
  const [rows, names, now] = await Promise.all([
    findAll(
      ctx,
      [...new Set([...readings.values()].flatMap(({ keys }) => keys))],
      [...readings.values()].flatMap(({ publicId }) => publicId ?? []),
    ),
    namesFor(ctx),
    sql<{ at: string }>`select now() as at`.execute(ctx.db),
  ])
  const meant = ({ keys, publicId }: Asked) =>
    meantBy(rows, keys) ?? rows.find((row) => publicId !== undefined && row.public_id === publicId)
  // Without the primary what is not there may have come since, here as for one number.
  if (ctx.asOf && [...readings.values()].some((given) => meant(given) === undefined)) throw noDatabase()
  const list = asked.map((number): CheckedNumber => {
    const given = readings.get(number) ?? { keys: [] }
    const { keys: ways, isOther } = given
    const found = meant(given)
    if (found === undefined || found === 'several')
      return {
        asked: number,
        understood: understoodAs(given, number),
        standing: found ?? (isOther ? 'other' : isPieceOfNumber(number) ? 'piece' : 'unknown'),
        record: null,
      }
    looked(ctx, found.id)
    const shown = asPublicRow(found, names)
    const byReport = reportKeys(found.report_nos).some((key) => ways.includes(key))
    const byNumber = [found.certificate_key, found.probable_key].some((key) => key !== null && ways.includes(key))
    return {
      asked: number,
      understood: printNo(byNumber || !byReport ? shown.certificateNo || shown.reportNo : shown.reportNo),
      standing: shown.status,
      record: {
        ...shown,
        validTo: found.valid_to ?? '',
        successorNo: found.derived === 'superseded' ? (found.successor?.certificateNo ?? '') : '',
      },
    }
  })
  return { checkedAt: ctx.asOf?.toISOString() ?? now.rows[0]?.at ?? '', list }
}
