// The columns that lists of applications, reports and change notices share.
import { recordName } from '@register/contract/rules/numbers/recordName'
import type { Phrase } from '@register/contract/phrase'
import { CopyText } from '../../kit/display/CopyText.tsx'
import { Link } from '../../kit/plain/Link.tsx'
import * as paths from '../../paths.ts'
import { textColumn, type Column, type ColumnKind } from '../../kit/table/column.tsx'
import { areaWords } from './words.ts'

type More<Row> = Partial<ColumnKind<Row> & { text: (row: Row) => string }>

interface OfRecord {
  reportId: number
  certificateNo: string | null
  reportNo: string
}

/** The record that a row is about: its certificate number, or else its report number, and the way to it. */
export const recordColumn = <Row extends OfRecord>(title: Phrase): Column<Row> => ({
  key: 'certificateNo',
  title,
  width: 232,
  fixed: 'start',
  narrow: 'head',
  draw: (row) => (
    <CopyText
      text={row.certificateNo || row.reportNo}
      shown={recordName(row)}
      wrap={(shown) => <Link to={paths.reportDetail(row.reportId)}>{shown}</Link>}
    />
  ),
})

export const productColumn = <Row extends { productName: string }>(more?: More<Row>): Column<Row> =>
  textColumn({ key: 'productName', title: areaWords.product, width: 140, text: (row) => row.productName, ...more })

export const modelColumn = <Row extends { model: string }>(more?: More<Row>): Column<Row> =>
  textColumn({
    key: 'model',
    title: areaWords.model,
    width: 134,
    under: 'productName',
    text: (row) => row.model,
    ...more,
  })

export const makerColumn = <Row extends { manufacturerName: string }>(more?: More<Row>): Column<Row> =>
  textColumn({
    key: 'manufacturerName',
    title: areaWords.maker,
    width: 190,
    text: (row) => row.manufacturerName,
    ...more,
  })

/** `own`: hidden by default, because a reader of one body would see the same name in every row. */
export const bodyColumn = <Row extends { bodyName: string }>(own: boolean): Column<Row> =>
  textColumn({
    key: 'bodyName',
    title: areaWords.body,
    width: 180,
    hidden: own,
    under: 'manufacturerName',
    text: (row) => row.bodyName,
  })
