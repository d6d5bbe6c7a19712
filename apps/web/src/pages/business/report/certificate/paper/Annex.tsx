// The annex of a certificate: what it covers, the technical parameters, the main components; each row whole on one page.
import type { Certificate } from '@register/contract/business/publicReport/certificate/certificate'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../../../api/language.ts'
import { printed } from '../words.ts'
import { Both, Heads } from './Both.tsx'
import { linePieces, linesOf, type Line } from './Lines.tsx'
import { pairPieces, rowPieces } from './Rows.tsx'
import tables from './table.module.css'
import looks from './text.module.css'
import type { Piece, Within } from '../../../../../kit/paper/pieces.ts'

const headingOf = (key: string, called: Phrase): Piece => ({
  key,
  withNext: true,
  look: looks['heading'] ?? '',
  node: (
    <h3>
      <Both of={called} />
    </h3>
  ),
})

const noteOf = (key: string, text: Phrase): Piece => ({ key, look: looks['note'] ?? '', node: <Both of={text} /> })

/** The text as its writer typed it, which is the same in both languages. */
const same = (text: string): Phrase => [text, text]

function coveragePieces({ zh: { annex: zh }, en: { annex: en } }: Certificate): Piece[] {
  const { rows, whole, models } = zh.coverage
  if (rows.length === 0 && models.length === 0 && zh.coverageText === '') return []
  const several = rows.length > 1
  const heads = [...(several ? [printed.row] : []), printed.parameter, printed.range]
  const table: Within = { as: 'table', look: tables['rows'] ?? '', head: <Heads of={heads} /> }
  const conditions = rows.flatMap(({ name, conditions: all }, row) =>
    all.flatMap(({ label, printed: covers }, at) => {
      const otherRow = en.coverage.rows[row]
      const other = otherRow?.conditions[at]
      return rowPieces(`coverage.${row}.${at}`, table, [
        ...(several ? [[name, otherRow?.name ?? name] as const] : []),
        [label, other?.label ?? label],
        [covers, other?.printed ?? covers],
      ])
    }),
  )
  const texts: Line[] = [
    { key: 'coverageText', label: printed.coverageRule, value: same(zh.coverageText) },
    { key: 'models', label: printed.models, value: same(models.join('、')) },
  ].filter(({ value: [text] }) => text !== '')
  return [
    headingOf('coverage', printed.coverage),
    ...linePieces(texts, { as: 'lines' }),
    ...conditions,
    ...(several ? [noteOf('alternatives', printed.alternatives)] : []),
    ...(rows.length > 0 ? [noteOf('whole', whole ? printed.whole : printed.notWhole)] : []),
  ]
}

/** A parameter that is a table, with all its rows. */
function tablePieces({ key, label, table }: Line): Piece[] {
  if (!table) return []
  const { zh, en } = table
  const columns = zh.columns.map((column, at): Phrase => [column, en.columns[at] ?? column])
  const within: Within = { as: 'table', look: '', head: <Heads of={columns} /> }
  return [
    headingOf(`${key}.title`, label),
    ...zh.rows.flatMap((row, at) =>
      rowPieces(
        `${key}.${at}`,
        within,
        row.map((cell, place): Phrase => [cell || '—', en.rows[at]?.[place] || '—']),
      ),
    ),
  ]
}

const groupPieces = ({ zh, en }: Certificate): Piece[] =>
  zh.annex.groups.flatMap(({ key, label, items }, at) => {
    const other = en.annex.groups[at]
    const lines = linesOf(items, other?.items ?? [])
    const plain = lines.filter(({ table }) => !table)
    return [
      ...(plain.length > 0 ? [headingOf(key, [label, other?.label ?? label])] : []),
      ...pairPieces(key, plain),
      ...lines.flatMap(tablePieces),
    ]
  })

const partHeads = [
  printed.no,
  printed.component,
  printed.componentModel,
  printed.componentMaker,
  printed.certificateNo,
] as const

function ComponentCells({ at, cells }: { at: number; cells: readonly string[] }) {
  const t = useTranslate()
  return (
    <>
      <td>{at}</td>
      {cells.map((cell, place) => {
        const head = partHeads[place + 1] ?? printed.no
        return (
          <td key={head[1]} data-label={t(head)}>
            {cell || '—'}
          </td>
        )
      })}
    </>
  )
}

function componentPieces({ zh: { annex } }: Certificate): Piece[] {
  if (annex.components.length === 0) return []
  const within: Within = { as: 'table', look: tables['parts'] ?? '', head: <Heads of={partHeads} /> }
  return [
    headingOf('components', printed.components),
    ...annex.components.map(({ name, model, manufacturer, certificateNo }, at): Piece => ({
      key: `component.${at}`,
      within,
      node: <ComponentCells at={at + 1} cells={[name, model, manufacturer, certificateNo]} />,
    })),
  ]
}

/** Returns no pieces where the record has no content for the annex. */
export function annexPieces(certificate: Certificate): Piece[] {
  const { zh, en } = certificate
  const pieces = [
    ...linePieces(linesOf(zh.annex.lines, en.annex.lines), { as: 'lines' }),
    ...coveragePieces(certificate),
    ...groupPieces(certificate),
    ...componentPieces(certificate),
  ]
  if (pieces.length === 0) return []
  const title: Piece = {
    key: 'annex',
    begins: true,
    withNext: true,
    look: looks['partTitle'] ?? '',
    node: (
      <h2>
        <Both of={[zh.annex.title, en.annex.title]} />
      </h2>
    ),
  }
  return [title, ...pieces]
}
