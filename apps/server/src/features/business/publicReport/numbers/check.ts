// The standing of several certificates by their numbers, in one query to the primary. Decision 19.
import { sql } from 'kysely'
import type { CheckedNumber } from '@register/contract/business/batchCheck/numbers'
import { parseNo, printNo } from '@register/contract/business/numbers/certificateNo'
import type { Ctx } from '../../../../access/ctx.ts'
import type { Counter } from '../../../../db/counter.ts'
import { isPublic, namesFor, statusOf } from '../../report/service.ts'
import { lineage } from '../record/lineage.ts'
import { asPublicRow, answerColumns } from '../record/row.ts'
import { meantBy, readingsOf } from './readings.ts'

const findAll = (ctx: Ctx, keys: readonly string[]) =>
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
        sql<boolean>`report_keys(report.report_nos) && ${keys}::text[]`,
      ]),
    )
    .execute()

const understoodAs = (readings: readonly string[], asked: string): string =>
  printNo(readings.find((key) => parseNo(key)) ?? asked)

/** In the order of the input. Each record that is found counts as looked up. */
export async function checkNumbers(
  ctx: Ctx,
  checks: Counter,
  asked: readonly string[],
): Promise<{ checkedAt: string; list: CheckedNumber[] }> {
  const readings = new Map(asked.map((number) => [number, readingsOf(number)]))
  const [rows, names, now] = await Promise.all([
    findAll(ctx, [...new Set([...readings.values()].flat())]),
    namesFor(ctx),
    sql<{ at: string }>`select now() as at`.execute(ctx.db),
  ])
  const list = asked.map((number): CheckedNumber => {
    const ways = readings.get(number) ?? []
    const found = meantBy(rows, ways)
    if (found === undefined || found === 'several')
      return {
        asked: number,
        understood: understoodAs(ways, number),
        standing: found ?? 'unknown',
        record: null,
      }
    checks.add(found.id)
    const shown = asPublicRow(found, names)
    const byNumber = [found.certificate_key, found.probable_key].some((key) => key !== null && ways.includes(key))
    return {
      asked: number,
      understood: printNo(byNumber ? shown.certificateNo : shown.reportNo),
      standing: shown.status,
      record: {
        ...shown,
        validTo: found.valid_to ?? '',
        successorNo: found.derived === 'superseded' ? (found.successor?.certificateNo ?? '') : '',
      },
    }
  })
  return { checkedAt: now.rows[0]?.at ?? '', list }
}
