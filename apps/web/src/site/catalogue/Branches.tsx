// One level of the catalogue: each entry with its code, its name, its remarks, and the number of its certificates.
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import type { CategoryNode } from '@register/contract/business/category/category'
import { useLang, useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import { Marked } from '../../kit/plain/display/Marked.tsx'
import { count } from '../../kit/plain/format.ts'
import { Link } from '../../kit/plain/Link.tsx'
import { search } from '../../paths.ts'
import styles from './Catalogue.module.css'
import { countOf, originOf, words } from './words.ts'

export interface Look {
  /** Whether this branch is unfolded. */
  isOpen: (code: string) => boolean
  onTurn: (code: string) => void
  /** The search text, to be marked in names. */
  wanted: string
  /** Certificates by code, including those of entries below; undefined until the counts are loaded. */
  held: Readonly<Record<string, number>> | undefined
}

interface BranchesProps extends Look {
  nodes: readonly CategoryNode[]
  /** Whether an ancestor is retired. */
  retired?: boolean
  /** Whether the source of all entries is named above them, so that no entry repeats it. */
  sourced?: boolean
}

export const Branches = ({ nodes, retired = false, sourced = false, ...look }: BranchesProps) => (
  <ul className={styles['level']}>
    {nodes.map((node) => (
      <Entry key={node.code} node={node} retired={retired || node.retired} sourced={sourced} {...look} />
    ))}
  </ul>
)

interface EntryProps extends Look {
  node: CategoryNode
  retired: boolean
  sourced: boolean
}

const Entry = ({ node, retired, sourced, ...look }: EntryProps) => {
  const t = useTranslate()
  const { code, name, origin, children, confirmed } = node
  const isOpen = look.isOpen(code)
  const isEnd = children.length === 0
  const text = (
    <span className={retired ? 'quiet' : undefined}>
      {isPrintedCode(code) && (
        <span className="bold tabular">
          <Marked text={code} wanted={look.wanted} />{' '}
        </span>
      )}
      <Marked text={name} wanted={look.wanted} />
    </span>
  )
  return (
    <li>
      <div className={`row wrap gap-0-12 align-center line-below ${styles['entry']}`}>
        {isEnd ? (
          <span className={`inline-row align-center ${styles['end']}`}>{text}</span>
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={() => look.onTurn(code)}>
            <Icon name={isOpen ? 'down' : 'right'} size={16} />
            {text}
          </button>
        )}
        {retired && <span className={`quiet small one-line framed ${styles['mark']}`}>{t(words.retired)}</span>}
        {/* A heading needs no code. */}
        {isEnd && !confirmed && (
          <span className={`quiet small one-line framed ${styles['mark']}`}>{t(words.notConfirmed)}</span>
        )}
        {origin && !sourced && origin.source !== '' && (
          <span className={`quiet small ${styles['origin']}`}>{t(originOf(origin.source, origin.edition))}</span>
        )}
        <Count code={code} name={name} held={look.held} />
      </div>
      {!isEnd && (
        <div hidden={!isOpen}>
          <Branches nodes={children} retired={retired} {...look} />
        </div>
      )}
    </li>
  )
}

const Count = ({ code, name, held }: { code: string; name: string } & Pick<Look, 'held'>) => {
  const t = useTranslate()
  const lang = useLang()
  if (!held) return null
  const figure = count(held[code] ?? 0, lang)
  return held[code] ? (
    <Link to={search({ categoryCode: code })} className={styles['count']} aria-label={t(countOf(figure, name))}>
      {figure}
    </Link>
  ) : (
    <span className={styles['count']}>
      {figure}
      <span className="unseen"> {t(words.certificates)}</span>
    </span>
  )
}
