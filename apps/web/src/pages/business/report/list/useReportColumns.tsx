// The columns of the list of reports.
import { dayReading } from '@register/contract/input/partDay'
import { categoryCalled } from '@register/contract/rules/categoryCode'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { ReportRow } from '@register/contract/business/report/shape'
import { reportStatuses } from '@register/contract/rules/status'
import { Link } from '../../../../kit/plain/Link.tsx'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { CopyText } from '../../../../kit/display/CopyText.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { dateColumn, textColumn, timeColumn, type Column } from '../../../../kit/table/column.tsx'
import * as paths from '../../../../paths.ts'
import { useOwnBody } from '../../BodyFilter.tsx'
import { bodyColumn, makerColumn, modelColumn, productColumn } from '../../recordColumns.tsx'
import { areaWords } from '../../words.ts'
import { byReportNo, words } from '../words.ts'

interface Options {
  /** The page that the number of a row links to. */
  to?: (id: number) => string
  /** Only published reports: none is returned or waits for a confirmation. */
  published?: boolean
}

export function useReportColumns({ to = paths.reportDetail, published = false }: Options = {}): Column<ReportRow>[] {
  const t = useTranslate()
  const ownBody = useOwnBody()
  const zh = useLang() === 'zh'
  return [
    {
      key: 'certificateNo',
      title: areaWords.certificateNo,
      width: 214,
      fixed: 'start',
      sortable: true,
      narrow: 'head',
      // A draft may have no number yet, and an old certificate none at all, but the row still needs its link.
      draw: ({ id, certificateNo, reportNo, status }) =>
        certificateNo ? (
          <CopyText
            text={certificateNo}
            shown={printNo(certificateNo)}
            wrap={(shown) => <Link to={to(id)}>{shown}</Link>}
          />
        ) : (
          <Link to={to(id)}>{status !== 'draft' && reportNo ? t(byReportNo(reportNo)) : t(words.noNumber)}</Link>
        ),
    },
    {
      key: 'status',
      title: areaWords.status,
      // The longest standing in each language.
      width: published ? (zh ? 128 : 168) : 174,
      narrow: 'corner',
      draw: ({ status, hasProposal, returned }) => (
        <span className="inline-row gap-4 one-line">
          <StatusTag tone={reportStatuses[status].tone} label={reportStatuses[status].label} />
          {returned && <StatusTag tone="bad" label={words.returnedTag} />}
          {hasProposal && <StatusTag tone="warn" label={words.proposal} />}
        </span>
      ),
    },
    // Wide enough for the English name of a category below it.
    productColumn({ sortable: true, width: zh ? 140 : 188 }),
    modelColumn({ sortable: true, width: 116 }),
    makerColumn({ sortable: true, width: 182 }),
    textColumn({
      key: 'reportNo',
      title: words.reportNo,
      width: 150,
      sortable: true,
      under: 'certificateNo',
      text: (row) => row.reportNo,
    }),
    textColumn({
      key: 'categoryCode',
      title: areaWords.category,
      width: 164,
      sortable: true,
      under: 'productName',
      // The product says nearly the same.
      narrow: 'hidden',
      text: (row) => t(categoryCalled(row.categoryCode, row.categoryName)),
    }),
    bodyColumn(ownBody),
    dateColumn({
      key: 'issueDate',
      title: words.issueDate,
      width: 120,
      sortable: true,
      text: (row) => t(dayReading(row.issueDate, row.issueDatePrinted)),
    }),
    timeColumn({
      key: 'updatedAt',
      title: words.updated,
      sortable: true,
      under: 'issueDate',
      narrow: 'hidden',
      at: (row) => row.updatedAt,
    }),
  ]
}
