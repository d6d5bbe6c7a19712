// The latest change notices for feed readers, of all manufacturers or of one.
import { changeKinds } from '@register/contract/business/report/changeKinds'
import { changeFeed as declared, feedLength, type ChangeNotice } from '@register/contract/business/changeNotice'
import { creditCodeProblem, normalCreditCode } from '@register/contract/rules/numbers/creditCode'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { say, tagOf, type Lang } from '@register/contract/phrase'
import { productName } from '@register/contract/product'
import { sql } from 'kysely'
import { markOf } from '../../../../access/marks/demonstration.ts'
import type { Ctx } from '../../../../access/ctx.ts'
import type { Bytes } from '../../../../http/handle.ts'
import { changeNotices, noticesAs, readNotices } from '../list.ts'
import { atom, idFrom, idOf, type Entry } from './atom.ts'

/** A manufacturer is known by its code, or by its present name when it has none. The reports are found first, because they have few of all notices. */
function isOf(manufacturer: string) {
  const code = normalCreditCode(manufacturer)
  const isTheirs =
    creditCodeProblem(code) === undefined
      ? sql`manufacturer_credit_code = ${code}`
      : sql`manufacturer_name = ${manufacturer} and status <> 'draft'`
  return sql<boolean>`change_notice.report_id = any(array(select id from report where ${isTheirs}))`
}

/** `mark`: what a demonstration says in each entry, because a reader shows them one by one. */
function entryOf({ say: words, meta }: Ctx, notice: ChangeNotice, mark: string): Entry {
  const { kind, certificateNo, productName: product, model, manufacturerName, bodyName, reason, changeDate } = notice
  const what = [product, model, manufacturerName].filter(Boolean).join(' · ')
  const lines = notice.changes.map(({ label, before, after }) => `${label}: ${before || '—'} → ${after || '—'}`)
  return {
    id: idOf(notice.id),
    title: [words(changeKinds[kind]), printNo(certificateNo) || product].join(' · '),
    link: `${meta.origin}/#/v/${notice.reportPublicId}`,
    at: new Date(notice.publishedAt),
    kind: { term: kind, label: words(changeKinds[kind]) },
    text: [mark, what, words([`${changeDate} 起`, `From ${changeDate}`]), reason, ...lines, bodyName]
      .filter(Boolean)
      .join('\n'),
  }
}

export async function changeFeed(
  given: Ctx,
  { manufacturer, lang = given.lang }: { manufacturer?: string | undefined; lang?: Lang | undefined },
): Promise<Bytes> {
  const ctx: Ctx = { ...given, lang, say: (phrase) => say(phrase, lang) }
  let rows = changeNotices(ctx)
  if (manufacturer !== undefined) rows = rows.where(isOf(manufacturer))
  const latest = await readNotices(rows.orderBy('change_notice.id', 'desc').limit(feedLength))
  const mark = await markOf(ctx.db)
  const entries = (await noticesAs(ctx, latest)).map((notice) => entryOf(ctx, notice, mark))
  const query = new URLSearchParams({ ...(manufacturer !== undefined && { manufacturer }), lang })
  // Without any change yet, the feed has a time that never moves.
  const at = entries[0]?.at ?? new Date(0)
  const title = [mark, ctx.say(['变更公告', 'Change notices']), manufacturer].filter(Boolean).join(' · ')
  const bytes = Buffer.from(
    atom({
      id: idFrom(['change notices', lang, manufacturer ?? '']),
      lang: tagOf(lang),
      title,
      author: ctx.say(productName),
      link: `${ctx.meta.origin}/#/change_notices`,
      self: `${ctx.meta.origin}${declared.path}?${query.toString()}`,
      at,
      entries,
    }),
  )
  return {
    mime: 'application/atom+xml; charset=utf-8',
    length: bytes.length,
    changedAt: at,
    headers: { 'cache-control': 'public, no-cache' },
    stream: bytes,
  }
}
