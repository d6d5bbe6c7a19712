// The certificate of one report as a document in both languages, drafts as samples. It contains only public values.
import type { Certificate, CertificateText } from '@register/contract/business/publicReport/certificate/certificate'
import { markOf, reportTitle } from '@register/contract/business/publicReport/certificate/words'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { isMisprinted } from '@register/contract/rules/numbers/misprint'
import { misprintMark } from '@register/contract/business/report/labels'
import { say, type Lang } from '@register/contract/phrase'
import type { Ctx, UserCtx } from '../../../../access/ctx.ts'
import { findReport, namesFor, verifyUrl } from '../../report/service.ts'
import { records, type AnswerRecord } from '../record/records.ts'
import { historyOf } from '../record/lineage.ts'
import { linesOf, parameterGroups, certificateFacts } from '../record/lines.ts'
import { asPublicRow } from '../record/row.ts'
import { tableOf } from '../record/table.ts'

type Lines = CertificateText['lines']
type Renames = NonNullable<CertificateText['changes']>['rows']

/** Published changes of name by their day of effect, on whatever day each was entered. */
const renamesOf = (ctx: Ctx, row: AnswerRecord): Renames =>
  historyOf(ctx, row)
    .filter(({ kind }) => kind === 'rename')
    .flatMap(({ date, changes }) => changes.map(({ before, after }) => ({ before, after, date })))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))

/** The lines with what has to be known about a misprinted number, under the number. */
function withMark(ctx: Ctx, lines: Lines, { certificate_no: printed, probable_no: reading }: AnswerRecord): Lines {
  if (!isMisprinted(printed, reading)) return lines
  const [zh, en] = misprintMark
  const value = ctx.say(
    reading ? [`${zh}；可能的编号 ${printNo(reading)}`, `${en}; probable number ${printNo(reading)}`] : misprintMark,
  )
  const mark = { key: 'numberMark', label: ctx.say(['编号说明', 'About the number']), value, unit: '' }
  return lines.flatMap((line) => (line.key === 'certificateNo' ? [line, mark] : [line]))
}

async function textIn(lang: Lang, asked: Ctx, row: AnswerRecord, renames: Renames): Promise<CertificateText> {
  const ctx = { ...asked, lang, say: (phrase: readonly [string, string]) => say(phrase, lang) }
  const names = await namesFor(ctx)
  const facts = await certificateFacts(ctx, row, names)
  const { title, lines, annex, note, changesTitle } = facts.layout
  const { rows, whole, models } = tableOf(ctx, row)
  const mark = markOf(asPublicRow(row, names).status)
  const isCertificate = row.certificate_no !== null
  const saysRule = [...lines, ...annex.lines].some(({ key }) => key === 'coverageText')
  return {
    title: ctx.say(isCertificate ? title : reportTitle),
    lines: withMark(ctx, linesOf(ctx, lines, facts), row),
    note: isCertificate && note ? ctx.say(note) : '',
    mark: mark ? ctx.say(mark) : '',
    annex: {
      title: ctx.say(annex.title),
      lines: linesOf(ctx, annex.lines, facts),
      coverage: { rows, whole, models },
      coverageText: saysRule ? '' : (row.coverage_text ?? ''),
      groups: parameterGroups(ctx, facts),
      components: facts.components.map((one) => ({
        name: one.name,
        model: one.model ?? '',
        certificateNo: printNo(one.certificateNo ?? ''),
        manufacturer: one.manufacturer ?? '',
      })),
    },
    changes: changesTitle ? { title: ctx.say(changesTitle), rows: renames } : null,
  }
}

/** The document of any report that the caller may open. */
export async function certificateFor(ctx: UserCtx, id: number): Promise<Certificate> {
  await findReport(ctx, id)
  const row = await records(ctx.db).where('report.id', '=', id).executeTakeFirstOrThrow()
  const renames = renamesOf(ctx, row)
  const { publicId, certificateNo, reportNo, status } = asPublicRow(row, await namesFor(ctx))
  return {
    id,
    publicId,
    number: printNo(certificateNo) || reportNo,
    status,
    verifyUrl: verifyUrl(ctx, publicId),
    zh: await textIn('zh', ctx, row, renames),
    en: await textIn('en', ctx, row, renames),
  }
}
