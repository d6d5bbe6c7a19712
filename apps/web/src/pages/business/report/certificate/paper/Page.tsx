// One A4 page: number at the top, pieces, page number, and across it the mark that keeps it from passing for a valid certificate.
import type { Phrase } from '@register/contract/phrase'
import { use } from 'react'
import { useTranslate } from '../../../../../api/language.ts'
import { pageOf, printed } from '../words.ts'
import { Both } from './Both.tsx'
import tables from './table.module.css'
import looks from './text.module.css'
import styles from './paper.module.css'
import { BothLanguages, type Piece } from '../../../../../kit/paper/pieces.ts'

interface Group {
  pieces: Piece[]
  first: Piece
}

/** Neighbouring pieces of the same list or table are drawn inside one list or table. */
function grouped(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && piece.within !== undefined && last.first.within === piece.within) last.pieces.push(piece)
    else groups.push({ first: piece, pieces: [piece] })
  }
  return groups
}

function Drawn({ first, pieces }: Group) {
  if (first.within === undefined)
    return (
      <div data-piece className={first.look}>
        {first.node}
      </div>
    )
  if (first.within.as === 'lines')
    return (
      <dl className={looks['lines']}>
        {pieces.map(({ key, node, look }) => (
          <div key={key} data-piece className={look}>
            {node}
          </div>
        ))}
      </dl>
    )
  const { look, head } = first.within
  return (
    <table className={`${tables['table']} ${look}`}>
      {head && <thead>{head}</thead>}
      <tbody>
        {pieces.map(({ key, node, look: own }) => (
          <tr key={key} data-piece className={own}>
            {node}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface PageProps {
  /** Label and number at the top; the first page has its own label, as the first line of the certificate. */
  number: readonly [label: Phrase, number: Phrase]
  mark: Phrase
  at: number
  of: number
  pieces: readonly Piece[]
}

export function Page({ number: [label, number], mark, at, of, pieces }: PageProps) {
  const t = useTranslate()
  const place = pageOf(at, of)
  const isMarked = mark[0] !== ''
  return (
    <section
      className={`row column anchor ${styles['page']}`}
      aria-label={[t(place), ...(isMarked ? [t(mark)] : [])].join(' · ')}
      data-marked={isMarked}
    >
      <dl className={`row align-baseline justify-end rigid clip ${styles['top']}`} data-first={at === 1}>
        <dt>
          <Both of={label} />
        </dt>
        <dd>
          <Both of={number[0] ? number : ['—', '—']} />
        </dd>
      </dl>
      <div className="row column grow may-shorten break-words">
        {grouped(pieces).map((group) => (
          <Drawn key={group.first.key} {...group} />
        ))}
      </div>
      <p className={`rigid text-center ${styles['bottom']}`}>
        <Both of={place} />
      </p>
      {isMarked && <Mark mark={mark} />}
    </section>
  )
}

/** Three times down the page, so that no part of it can be shown without the mark. */
function Mark({ mark: [zh, en] }: { mark: Phrase }) {
  const both = use(BothLanguages)
  const text = both || zh !== en ? `${zh} ${en}` : zh
  return (
    <div className={`row column align-center clip ${styles['marks']}`} aria-hidden>
      {[1, 2, 3].map((time) => (
        <span key={time} data-mark={text} />
      ))}
    </div>
  )
}

/** The number at the top of a page: the report number where the record has no certificate number. */
export const numberOf = (certificateNo: Phrase, number: string): readonly [Phrase, Phrase] =>
  certificateNo[0] === number || number === ''
    ? [printed.certificateNo, certificateNo]
    : [printed.reportNo, [number, number]]
