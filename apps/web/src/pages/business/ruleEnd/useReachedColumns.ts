// The columns of a certificate that an end by rule reaches, in the preview and on its page.
import { dayReading } from '@register/contract/input/partDay'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { ReachedRecord } from '@register/contract/business/ruleEnd/reached'
import { reportStatuses } from '@register/contract/rules/status'
import { useTranslate } from '../../../api/language.ts'
import { dateColumn, numberColumn, statusColumn, textColumn, type Column } from '../../../kit/table/column.tsx'
import * as paths from '../../../paths.ts'
import { makerColumn, productColumn } from '../recordColumns.tsx'
import { areaWords } from '../words.ts'
import { fromDay, words } from './words.ts'

type Reached = Omit<ReachedRecord, 'group' | 'asked'>
type Say = ReturnType<typeof useTranslate>

const comingOf = ({ comingStatus, comingOn }: Reached, t: Say): string =>
  comingStatus && comingOn
    ? [reportStatuses[comingStatus].label, fromDay(comingOn)].map((one) => t(one)).join(' · ')
    : ''

export function useReachedColumns<Row extends Reached>(): Column<Row>[] {
  const t = useTranslate()
  return [
    numberColumn<Row>({
      key: 'certificateNo',
      title: words.number,
      text: (row) => row.certificateNo || row.reportNo,
      shown: printNo,
      to: (row) => paths.reportDetail(row.id ?? 0),
    }),
    statusColumn<Row>({
      key: 'status',
      title: areaWords.status,
      status: ({ status }) => {
        const { tone, label } = reportStatuses[status ?? 'published']
        return { tone, label: label }
      },
    }),
    productColumn<Row>({ width: 180 }),
    makerColumn<Row>(),
    dateColumn<Row>({
      key: 'issueDate',
      title: words.issued,
      text: (row) => t(dayReading(row.issueDate, row.issueDatePrinted)),
    }),
    textColumn<Row>({ key: 'coming', title: words.coming, width: 170, text: (row) => comingOf(row, t) }),
  ]
}

/** A number that means no certificate is all that there is to show. */
export const askedColumn = <Row extends { asked: string }>(): Column<Row> =>
  textColumn({ key: 'asked', title: words.asked, width: 220, narrow: 'head', text: (row) => row.asked })
