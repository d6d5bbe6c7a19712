// Public answers out of memory. Each is checked at every read by one small statement on the primary: how the record, its parts and its successor stand is never remembered. Decision 48.
import { sql } from 'kysely'
import { frontAnswer, frontList } from '@register/contract/business/publicReport'
import { fold } from '@register/contract/fold'
import type { ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../../access/ctx.ts'
import { memoryOf } from '../../../../db/kept/memory.ts'
import { statement } from '../../../../db/statement.ts'
import { writtenBy } from '../../../../http/answer.ts'
import { Written } from '../../../../http/handle.ts'
import { citedMark, isShown, statusOf, today } from '../../report/service.ts'
import { answerTo, findPublic, type Question } from '../record/answer.ts'

/** Of bodies, catalogue and configuration. */
const changes = sql<number>`(select count from public_change)`

/** What differs from one read to the next although nothing has changed. */
interface Fresh {
  checks: number
  lookedUpAt: string
}

/** How a record stands now: one statement by an index. */
const marksBy = (column: 'public_id' | 'certificate_key') =>
  statement((db, value: string) =>
    db
      .selectFrom('report')
      .select('report.id')
      .select([
        // Which transaction wrote the row last, and what the day makes of it.
        sql<string>`report.xmin::text`.as('written'),
        statusOf.as('status'),
        citedMark.as('cited'),
        changes.as('changes'),
        sql`(select json_agg(json_build_array(one.id, one.xmin) order by one.id) from report one where one.supersedes_id = report.id)`.as(
          'newer',
        ),
        sql<number | null>`(select count from report_check where report_id = report.id)`.as('checks'),
        sql<string>`now()`.as('now'),
      ])
      .where(isShown)
      .where(`report.${column}`, '=', value)
      .limit(1),
  )
const markByPublicId = marksBy('public_id')
const markByCertificate = marksBy('certificate_key')

/** Nothing where no certificate number or public id is meant. */
async function markOf({ db }: Ctx, { certificateNo = '', publicId }: Question) {
  const [row] =
    publicId === undefined ? await markByCertificate(db, fold(certificateNo)) : await markByPublicId(db, publicId)
  if (!row) return undefined
  const { checks, now, ...mark } = row
  return { id: row.id, mark: JSON.stringify(mark), fresh: { checks: checks ?? 0, lookedUpAt: now } satisfies Fresh }
}

const withFresh = (text: string, fresh: Fresh): Written =>
  new Written(`${JSON.stringify(fresh).slice(0, -1)},${text.slice(1)}`)

export interface Answers {
  /** The answer for one certificate, and the id of its record. Refuses a number that is none's. */
  one(ctx: Ctx, question: Question): Promise<{ id: number; answer: Written }>
  list(ctx: Ctx, request: ListRequest, read: () => Promise<unknown>): Promise<Written>
}

/** Characters kept: some four thousand certificates. */
const charactersKept = 40_000_000

/** `remembers` false: every answer is computed. */
export function answersFrom(remembers: boolean): Answers {
  const memory = remembers ? memoryOf(charactersKept) : undefined
  async function one(ctx: Ctx, question: Question) {
    const known = memory && (await markOf(ctx, question))
    const key = `${ctx.lang} ${ctx.meta.origin} ${known?.id}`
    const kept = known && memory?.get(key)
    if (kept && kept.mark === known.mark) return { id: known.id, answer: withFresh(kept.text, known.fresh) }
    // Read after its mark: what changes in between has another mark, so that it is never taken for what is told here.
    const row = await findPublic(ctx, question)
    const { checks, lookedUpAt, ...rest } = frontAnswer.output.parse(await answerTo(ctx, row))
    const text = JSON.stringify(rest)
    if (known?.id === row.id) memory?.put(key, { mark: known.mark, text })
    return { id: row.id, answer: withFresh(text, { checks, lookedUpAt }) }
  }

  async function list(ctx: Ctx, request: ListRequest, read: () => Promise<unknown>) {
    if (!memory) return new Written(writtenBy(frontList, await read()))
    const { rows } = await sql<object>`
      select (select max(id) from integrity_entry) as entry, ${today} as day, ${changes} as changes`.execute(ctx.db)
    const mark = JSON.stringify(rows[0])
    const key = `${ctx.lang} ${JSON.stringify(request)}`
    const kept = memory.get(key)
    if (kept?.mark === mark) return new Written(kept.text)
    const text = writtenBy(frontList, await read())
    memory.put(key, { mark, text })
    return new Written(text)
  }
  return { one, list }
}
