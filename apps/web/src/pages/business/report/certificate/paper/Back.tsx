// The back of a certificate, for kinds that have one: changes of names, with empty rows for later ones.
import type { Certificate } from '@register/contract/business/publicReport/certificate/certificate'
import { useTranslate } from '../../../../../api/language.ts'
import { printed } from '../words.ts'
import { Both, Heads } from './Both.tsx'
import tables from './table.module.css'
import looks from './text.module.css'
import type { Piece, Within } from '../../../../../kit/paper/pieces.ts'

/** Rows of the table, including those with changed names. */
const room = 12

const heads = [printed.no, printed.before, printed.after, printed.changeDate, printed.signature] as const

interface Rename {
  before: string
  after: string
  date: string
}

function Cells({ at, change: { before, after, date } }: { at: number; change: Rename }) {
  const t = useTranslate()
  return (
    <>
      <td>{at}</td>
      <td data-label={t(printed.before)}>{before}</td>
      <td data-label={t(printed.after)}>{after}</td>
      <td data-label={t(printed.changeDate)}>{date}</td>
      <td>{''}</td>
    </>
  )
}

export function backPieces({ zh, en }: Certificate): Piece[] {
  if (!zh.changes || !en.changes) return []
  const within: Within = { as: 'table', look: tables['changes'] ?? '', head: <Heads of={heads} /> }
  const { rows } = zh.changes
  const blank = Array.from({ length: Math.max(0, room - rows.length) }, (_, at): Piece => ({
    key: `blank.${at}`,
    within,
    look: tables['blank'] ?? '',
    node: heads.map((one) => <td key={one[1]}>{''}</td>),
  }))
  return [
    {
      key: 'changes',
      begins: true,
      withNext: true,
      look: looks['partTitle'] ?? '',
      node: (
        <h2>
          <Both of={[zh.changes.title, en.changes.title]} />
        </h2>
      ),
    },
    ...rows.map((change, at): Piece => ({ key: `change.${at}`, within, node: <Cells at={at + 1} change={change} /> })),
    ...blank,
  ]
}
