// Labels and values of a certificate as lines of the paper, in both languages together.
import type { Shown } from '@register/contract/business/publicReport'
import type { Phrase } from '@register/contract/phrase'
import { Both } from './Both.tsx'
import looks from './text.module.css'
import type { Piece, Within } from '../../../../../kit/paper/pieces.ts'

export interface Line {
  key: string
  label: Phrase
  value: Phrase
  table?: { zh: NonNullable<Shown['table']>; en: NonNullable<Shown['table']> }
}

const whole = ({ value, unit }: Shown): string => [value, unit].filter(Boolean).join(' ')

/** The lines of both languages, which are the same ones. */
export const linesOf = (zh: readonly Shown[], en: readonly Shown[]): Line[] =>
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

/** Characters of a value that stand on a page whatever else does. */
const most = 500

/** A long text in parts, each ending where a line or a sentence does. */
function partsOf(text: string): string[] {
  if (text.length <= most) return [text]
  const end = Math.max(
    ...['\n', '。', '；', '. ', '; ', ', ', '，', '、'].map((stop) => text.lastIndexOf(stop, most - 1)),
  )
  const cut = end > 0 ? end + 1 : most
  return [text.slice(0, cut), ...partsOf(text.slice(cut))]
}

/** Of a long value a line for each part; the label stands once. */
export const linePieces = (lines: readonly Line[], within: Within): Piece[] =>
  lines.flatMap(({ key, label, value: [zh, en] }) => {
    const [first = '', ...rest] = partsOf(zh)
    const [firstEn = '', ...restEn] = partsOf(en)
    const parts = Array.from({ length: Math.max(rest.length, restEn.length) }, (_, at): Phrase => {
      // Chinese and English of a text that a writer typed are the same, and so are their parts.
      return [rest[at] ?? '', restEn[at] ?? '']
    })
    const all = [
      { key, label, value: [first, firstEn] as const },
      ...parts.map((value, at) => ({ key: `${key}.${at}`, value })),
    ]
    return all.map(({ key: own, ...line }, at): Piece => ({
      key: own,
      within,
      node: <LineCells {...line} />,
      ...(at < all.length - 1 && { look: looks['goesOn'] ?? '' }),
    }))
  })

const LineCells = ({ label, value }: { label?: Phrase; value: Phrase }) => (
  <>
    <dt>{label && <Both of={label} />}</dt>
    <dd>
      <Both of={value} />
    </dd>
  </>
)
