// Public certificates whose number is one slip away from a given one: all possible numbers are looked up by the index, whatever the register holds.
import { sql } from 'kysely'
import { mostNear, type NearRow } from '@register/contract/business/publicReport/near/near'
import { nearKeys } from '@register/contract/business/publicReport/near/oneEdit'
import { numbersThatDecide } from '@register/contract/rules/numberText/deciding'
import { numbersIn } from '@register/contract/rules/numbers/inText'
import type { Ctx } from '../../../../access/ctx.ts'
import { isPublic, namesFor, statusOf } from '../../report/service.ts'
import { answerColumns, asPublicRow } from '../record/row.ts'

/** Five at most, the likeliest slip first, then by number. A text with a number and other words is read as that number. */
export async function nearOnes(ctx: Ctx, text: string): Promise<{ list: NearRow[] }> {
  const [number] = numbersThatDecide(numbersIn(text)).filter(({ as }) => as === 'certificate' || as === 'label')
  const ranks = nearKeys(number?.key ?? text)
  if (ranks.size === 0) return { list: [] }
  const [rows, names] = await Promise.all([
    ctx.db
      .selectFrom('report')
      .select(answerColumns)
      .select('report.certificate_key')
      .select(statusOf.as('derived'))
      .where(isPublic)
      .where('report.certificate_key', '=', sql<string>`any(${[...ranks.keys()]}::text[])`)
      .execute(),
    namesFor(ctx),
  ])
  const rankOf = ({ certificate_key: key }: (typeof rows)[number]) => ranks.get(key ?? '') ?? ranks.size
  const list = rows
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.certificate_key ?? '').localeCompare(b.certificate_key ?? ''))
    .slice(0, mostNear)
    .map((row) => {
      const { publicId, certificateNo, productName, model, manufacturerName, status } = asPublicRow(row, names)
      return { publicId, certificateNo, productName, model, manufacturerName, status }
    })
  return { list }
}
