// Public answers from the cache. A small statement on the primary checks each of them at every read; the standing of the record, its parts and its successor is never cached (docs/decisions/0073-public-answers-in-memory.md).
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import type { ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../../access/ctx.ts'
import type { KeptText } from '../../../../db/cache/keptText.ts'
import { textCacheOf } from '../../../../db/cache/texts.ts'
import { writtenBy } from '../../../../http/answer.ts'
import { restOf, Written } from '../../../../http/written/written.ts'
import { forgetBodyNames } from '../../body/service.ts'
import { forgetCategories } from '../../category/service.ts'
import { answerTo } from '../record/answer.ts'
import { findPublic, type Question } from '../record/find.ts'
import { listMark, markByCertificate, markByPublicId, type Parts } from './marks.ts'

/** What differs from one read to the next although nothing has changed. */
interface Fresh {
  checks: number
  lookedUpAt: string
}

/** Undefined when no record has this certificate number or public id. */
const markOf = ({ db }: Ctx, { certificateNo = '', publicId }: Question, parts: readonly string[] | null) =>
  publicId === undefined
    ? markByCertificate(db)({ key: numberKey(certificateNo), parts })
    : markByPublicId(db)({ key: publicId, parts })

/** `text`: the rest of the answer, without what is fresh and the brace before it. */
const withFresh = (text: KeptText, fresh: Fresh): Written => new Written(text, `${JSON.stringify(fresh).slice(0, -1)},`)

export interface Answers {
  /** The answer for one certificate, and the id of its record. Refuses a number that no certificate has. */
  one(ctx: Ctx, question: Question): Promise<{ id: number; answer: Written }>
  list(ctx: Ctx, request: ListRequest, read: () => Promise<unknown>): Promise<Written>
}

/** Bytes of cached certificates, about three thousand of them; lists get a quarter of that. */
const cachedBytes = 40_000_000

/** `remembers` false: nothing is cached, and every answer is computed. */
export function answersFrom(remembers: boolean): Answers {
  const certificates = textCacheOf<Parts>(cachedBytes)
  const lists = textCacheOf(cachedBytes / 4)
  /** The count of changes at the time when the names of bodies and categories were read. */
  let seen: number | undefined

  /** Forgets the names when the count has changed, because an answer that is cached under this count may not contain older names. */
  function see(count: number) {
    if (count === seen) return
    forgetBodyNames()
    forgetCategories()
    seen = count
  }

  async function computed(ctx: Ctx, question: Question) {
    const row = await findPublic(ctx, question)
    const { checks, lookedUpAt, ...rest } = frontAnswer.output.parse(
      await answerTo(ctx, row, { on: question.on, foundBy: row.foundBy }),
    )
    return { id: row.id, text: restOf(JSON.stringify(rest).slice(1)), fresh: { checks, lookedUpAt } }
  }

  async function one(ctx: Ctx, question: Question) {
    if (!remembers) {
      const { id, text, fresh } = await computed(ctx, question)
      return { id, answer: withFresh(text, fresh) }
    }
    const key = JSON.stringify([ctx.lang, ctx.meta.origin, question.publicId, numberKey(question.certificateNo ?? '')])
    const cached = question.on === undefined ? certificates.get(key) : undefined
    const now = await markOf(ctx, question, cached?.parts ?? null)
    if (cached && now && cached.mark === now.mark)
      return {
        id: now.id,
        answer: withFresh(cached.text, { checks: now.checks ?? 0, lookedUpAt: ctx.asOf?.toISOString() ?? now.now }),
      }
    if (now) see(now.changes)
    // A day that is asked for is rarely asked for again, so its answer is not cached.
    if (question.on !== undefined) {
      const { id, text, fresh } = await computed(ctx, question)
      return { id, answer: withFresh(text, fresh) }
    }
    // The mark is read before the record: if the record changes between the two reads, the next mark has another value, so the cached text is not used.
    const mark = cached ? await markOf(ctx, question, null) : now
    const { id, text, fresh } = await computed(ctx, question)
    if (mark?.id === id) certificates.put(key, { mark: mark.mark, text, parts: mark.parts })
    return { id, answer: withFresh(text, fresh) }
  }

  async function list(ctx: Ctx, request: ListRequest, read: () => Promise<unknown>) {
    // An answer without the primary is judged anew: it may not say that there is nothing.
    if (!remembers || ctx.asOf) return new Written(restOf(writtenBy(frontList, await read())))
    const now = await listMark(ctx.db)()
    const mark = JSON.stringify(now)
    const key = JSON.stringify([ctx.lang, request])
    const cached = lists.get(key)
    if (cached?.mark === mark) return new Written(cached.text)
    if (now) see(now.changes)
    const text = restOf(writtenBy(frontList, await read()))
    lists.put(key, { mark, text })
    return new Written(text)
  }
  return { one, list }
}
