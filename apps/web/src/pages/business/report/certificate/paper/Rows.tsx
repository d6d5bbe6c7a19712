// Rows of the annex's tables as pieces: a value that is longer than a page continues in rows below, without a line between them.
import type { Phrase } from '@register/contract/phrase'
import { Both } from './Both.tsx'
import { cellLimit, phraseParts, rowsOf } from '../../../../../kit/paper/cut.ts'
import type { Line } from './Lines.tsx'
import tables from './table.module.css'
import type { Piece, Within } from '../../../../../kit/paper/pieces.ts'

/** The pieces of one row; `nodes` are its cells, once for each row that it takes. */
const goingOn = (key: string, within: Within, nodes: readonly Piece['node'][]): Piece[] =>
  nodes.map((node, at) => ({
    key: at === 0 ? key : `${key}.${at}`,
    within,
    node,
    ...(at < nodes.length - 1 && { look: tables['goesOn'] ?? '' }),
  }))

export const rowPieces = (key: string, within: Within, cells: readonly Phrase[]): Piece[] =>
  goingOn(
    key,
    within,
    rowsOf(cells).map((row) =>
      // Cells have no other key than their position.
      row.map((cell, place) => (
        <td key={place}>
          <Both of={cell} />
        </td>
      )),
    ),
  )

const Value = ({ line: { label, value }, wide }: { line: Line; wide?: boolean }) => (
  <>
    <th scope="row">
      <Both of={label} />
    </th>
    <td colSpan={wide ? 3 : 1}>
      <Both of={value} />
    </td>
  </>
)

/** The cells of a parameter that takes a whole row. */
const wideNodes = (line: Line): Piece['node'][] =>
  phraseParts(line.value, cellLimit(2)).map((value, at) => (
    <Value key={at} wide line={{ ...line, value, ...(at > 0 && { label: ['', ''] }) }} />
  ))

/** How many characters of a value fit a narrow cell; English letters count half. */
const narrow = 80
const isNarrow = ({ value: [zh, en] }: Line): boolean => Math.max(zh.length, en.length / 2) <= narrow

/** Two parameters share a row; a long one takes a row alone. */
export function pairPieces(group: string, lines: readonly Line[]): Piece[] {
  const within: Within = { as: 'table', look: tables['pairs'] ?? '' }
  const pieces: Piece[] = []
  let open: Line | undefined
  const close = () => {
    if (open) pieces.push(...goingOn(`${group}.${open.key}`, within, wideNodes(open)))
    open = undefined
  }
  for (const line of lines) {
    if (open && isNarrow(open) && isNarrow(line)) {
      const cells = (
        <>
          <Value line={open} />
          <Value line={line} />
        </>
      )
      pieces.push({ key: `${group}.${open.key}`, within, node: cells })
      open = undefined
    } else {
      close()
      open = line
    }
  }
  close()
  return pieces
}
