// The rule that ends a record, or will, read with its columns in the same statement.
import { sql } from 'kysely'
import type { RuleEndShown } from '@register/contract/business/ruleEnd/shape'
import type { Ctx } from '../../../../access/ctx.ts'

interface Stored {
  title: string
  announcementNo: string
  link: string
  zh: string
  en: string
  on: string
}

/** For queries whose report table is named `report`. Of several rules the earliest is the one that counts. */
export const ruleEndOf = sql<Stored | null>`(
  select json_build_object('title', r.title, 'announcementNo', r.announcement_no, 'link', r.link,
    'zh', r.sentence_zh, 'en', r.sentence_en, 'on', r.effective_on)
  from rule_end_report m join rule_end r on r.id = m.rule_end_id
  where m.report_id = report.id and m.released_at is null and r.state <> 'reversed'
    and (report.status = 'lapsed' or report.lapses_on is not null)
  order by r.effective_on, r.id limit 1)`.as('rule_end')

export function shownRule({ say }: Pick<Ctx, 'say'>, stored: Stored | null): RuleEndShown | null {
  if (!stored) return null
  const { zh, en, ...rest } = stored
  return { ...rest, sentence: say([zh, en]) }
}
