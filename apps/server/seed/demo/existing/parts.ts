// Parts with certificates of their own that invented lifts name; two of those certificates are no longer valid.
import { replaceReport } from '@register/contract/business/report/lifecycle/standing'
import { sql } from 'kysely'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { suspendReport } from '@register/contract/business/report/report'
import type { ReportContent } from '@register/contract/business/report/shape'
import type { Db } from '../../../src/db/connect.ts'
import { recordReplacement } from '../../../src/features/business/report/service.ts'
import { shift } from '../contents.ts'
import { standing, type Stage } from '../flows.ts'

/** The name of each kind of part in lifts, with the category of its certificates and the parameter that names its model. */
const kinds = [
  { name: '门锁装置', category: 'F340', parameter: 'doorLockModel' },
  { name: '限速器', category: 'F310', parameter: 'governorModel' },
] as const

/** Remembers the parts among the contents; every third lift names parts that were certified before it. Uses no dice, so that other contents do not change. */
export function citedParts(): (content: ReportContent, n: number) => ReportContent {
  const known: ReportContent[] = []
  const before = (category: string, day: string) =>
    known.findLast(({ categoryCode, issueDate }) => categoryCode === category && (issueDate ?? day) < day)

  function cite(content: ReportContent, n: number, kind: (typeof kinds)[number]): ReportContent {
    const part = before(kind.category, content.issueDate ?? '')
    if (!part || !content.components.some(({ name }) => name === kind.name)) return content
    const { model, manufacturerName: manufacturer, certificateNo } = part
    // Numbers as certificates write them: some in groups, some without; and some of another register.
    const number =
      n % 30 === 1 ? `TX ${kind.category}-998-${n}` : n % 2 === 0 ? certificateNo : printNo(certificateNo ?? '')
    return {
      ...content,
      parameters: { ...content.parameters, ...(kind.parameter in content.parameters && { [kind.parameter]: model }) },
      components: content.components.map((one) =>
        one.name === kind.name ? { name: one.name, model, certificateNo: number, manufacturer } : one,
      ),
    }
  }

  return (content, n) => {
    if (content.certificateNo && kinds.some(({ category }) => category === content.categoryCode)) known.push(content)
    return n % 3 === 1 ? kinds.reduce((cited, kind) => cite(cited, n, kind), content) : content
  }
}

/** The part that the fewest lifts name, among those that at least three name, so that most lifts stay valid. */
async function seldomNamed(db: Db, category: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select part.id from report part join report machine
      on machine.status <> 'draft' and cited_keys(machine.components, machine.parameters) @> array[part.certificate_key]
    where part.category_code = ${category} and part.status = 'published'
    group by part.id having count(*) > 2 order by count(*), part.id limit 1`.execute(db)
  const [part] = rows
  if (!part) throw new Error(`No lifts name a certificate of ${category}`)
  return part.id
}

/** The latest speed governor replaces the first one, which is of another manufacturer: the head office records it. */
export async function replacedPart(stage: Stage, db: Db): Promise<void> {
  const governors = await db
    .selectFrom('report')
    .select(['id', 'rev', 'issue_date'])
    .where('category_code', '=', 'F310')
    .where('standing', '=', 'published')
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>=', stage.today)]))
    .orderBy('issue_date')
    .orderBy('id')
    .execute()
  const [former, latest] = [governors.at(0), governors.at(-1)]
  if (!former || !latest || former.id === latest.id) throw new Error('There are no two speed governors')
  await recordReplacement(await stage.as('head-office', replaceReport), {
    id: former.id,
    rev: former.rev,
    successorId: latest.id,
    reason: '原制造单位的限速器业务由承继单位接续，按新证书生产',
    effectiveDate: latest.issue_date ?? stage.today,
  })
}

export async function stoppedParts({ as, today }: Stage, db: Db): Promise<void> {
  const head = await as('head-office', suspendReport)
  await standing(
    head,
    'suspend',
    await seldomNamed(db, 'F340'),
    '监督抽查发现锁紧元件啮合深度不足，责令整改',
    shift(today, -130),
  )
  await standing(head, 'cancel', await seldomNamed(db, 'F310'), '持有单位来函，限速器生产线已关停', shift(today, -150))
}
