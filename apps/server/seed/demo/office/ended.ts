// An end by rule of the demo world, so that its people find certificates of every status: three early ones of the last body.
import { addRuleEnd } from '@register/contract/business/ruleEnd/office'
import { addRule, previewRule } from '../../../src/features/business/ruleEnd/service.ts'
import { shift } from '../contents.ts'
import type { As } from '../ctx.ts'
import { bodies } from '../people.ts'

const few = { add: () => Promise.reject(new Error('So few certificates are ended at once')) }

export async function seedEnded(as: As, today: string): Promise<void> {
  const head = await as('head-office', addRuleEnd)
  const rows = await head.db
    .selectFrom('report')
    .innerJoin('dept', 'dept.id', 'report.body_id')
    .select('report.certificate_no')
    .where('dept.body_code', '=', bodies.at(-1)?.code ?? '')
    .where('report.standing', '=', 'published')
    .where('report.valid_to', 'is', null)
    .where('report.origin', '=', 'existing')
    .where('report.certificate_no', 'is not', null)
    // Whole lifts, as the rule says: a part is named by lifts.
    .where('report.category_code', 'like', '3%')
    .orderBy('report.issue_date')
    .orderBy('report.id')
    .limit(3)
    .execute()
  const chosen = addRuleEnd.body.shape.chosen.parse({
    way: 'numbers',
    numbers: rows.map((row) => row.certificate_no),
  })
  const effectiveDate = shift(today, -30)
  const page = { group: 'ready' as const, pageNum: 1, pageSize: 1 }
  const { digest, at } = await previewRule(head, { chosen, effectiveDate, ...page })
  await addRule(head, few, {
    title: '电梯型式试验规则（演示）',
    announcementNo: '演示公告第 1 号',
    link: '',
    sentenceZh: '过渡期已满，须按新规则重新试验并取得证书后方可使用',
    sentenceEn: 'Its time of transition is over: it may be used only when tested and certified anew under the new rule',
    reason: '过渡期满，所列证书未换发',
    effectiveDate,
    chosen,
    digest,
    at,
  })
}
