// Labels and values of a certificate as lines of the paper, in both languages.
import type { DisplayedValue } from '@register/contract/business/publicReport/shown/displayed'
import type { Phrase } from '@register/contract/phrase'
import { Both } from './Both.tsx'
import { lineLimit, phraseParts } from '../../../../../kit/paper/cut.ts'
import looks from './text.module.css'
import type { Piece, Within } from '../../../../../kit/paper/pieces.ts'

export interface Line {
  key: string
  label: Phrase
  value: Phrase
  table?: { zh: NonNullable<DisplayedValue['table']>; en: NonNullable<DisplayedValue['table']> }
}

const whole = ({ value, unit }: DisplayedValue): string => [value, unit].filter(Boolean).join(' ')

/** Joins the lines of both languages, which are in the same order. */
export const linesOf = (zh: readonly DisplayedValue[], en: readonly DisplayedValue[]): Line[] =>
  zh.flatMap((line, at) => {
    const other = en[at]
    if (!other) return []
    return {
      key: line.key,
      label: [line.label, other.label],
      value: [whole(line), whole(other)],
      ...(line.table && other.table && { table: { zh: line.table, en: other.table } }),
    }
  })

/** A long value takes one row for each part; the label is printed once. */
export const linePieces = (lines: readonly Line[], within: Within): Piece[] =>
  lines.flatMap(({ key, label, value }) =>
    phraseParts(value, lineLimit).map((part, at, { length }): Piece => ({
      key: at === 0 ? key : `${key}.${at}`,
      within,
      node: <LineCells {...(at === 0 && { label })} value={part} />,
      ...(at < length - 1 && { look: looks['goesOn'] ?? '' }),
    })),
  )

const LineCells = ({ label, value }: { label?: Phrase; value: Phrase }) => (
  <>
    <dt>{label && <Both of={label} />}</dt>
    <dd>
      <Both of={value} />
    </dd>
  </>
)
