// The equipment catalogue as a filter: the kinds with the number of certificates of each, and under the chosen kind its entries.
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import { getCategoryTree, type CategoryNode } from '@register/contract/business/category/category'
import { frontCount } from '@register/contract/business/publicReport/publicReport'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { count } from '../../../kit/plain/format.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import { catalogue } from '../../../paths.ts'
import styles from './Filters.module.css'
import { trailTo } from './tree.ts'
import { words } from '../found/words.ts'

interface Props {
  code: string
  /** Whether the number of all certificates is also the number of results; next to other filters it would be misleading. */
  counted: boolean
  onChoose: (code: string) => void
}

interface LevelProps extends Omit<Props, 'counted' | 'code'> {
  counted: boolean
  /** Certificates on record by code, including those of entries below; undefined until the counts are loaded. */
  held: Readonly<Record<string, number>> | undefined
  nodes: readonly CategoryNode[]
  trail: readonly CategoryNode[]
}

const Level = ({ nodes, trail, held, counted, onChoose }: LevelProps) => {
  const t = useTranslate()
  const lang = useLang()
  const [open] = trail
  return (
    <ul className={styles['level']}>
      {/* Once one is chosen, its neighbours are hidden in favour of the entries below it. */}
      {nodes
        .filter((node) => !open || node === open)
        .map((node) => (
          <li key={node.code}>
            <button
              type="button"
              aria-pressed={node === open && trail.length === 1}
              // A category without certificates cannot be chosen; one that is in the address can still be removed.
              disabled={held !== undefined && !held[node.code] && !trail.includes(node)}
              onClick={() => onChoose(node.code)}
            >
              {isPrintedCode(node.code) && <small>{node.code}</small>} <span className="grow">{node.name}</span>
              {held && counted && (
                <small className="tabular">
                  {count(held[node.code] ?? 0, lang)}
                  <span className="unseen"> {t(words.total)}</span>
                </small>
              )}
            </button>
            {node === open && node.children.length > 0 && (
              <Level nodes={node.children} trail={trail.slice(1)} held={held} counted={counted} onChoose={onChoose} />
            )}
          </li>
        ))}
    </ul>
  )
}

export const CategoryTree = ({ code, counted, onChoose }: Props) => {
  const t = useTranslate()
  const tree = useRead(getCategoryTree, {}, { staleTime: 60_000 })
  const counts = useRead(frontCount, {}, { staleTime: 60_000 })
  return (
    <fieldset className={`may-narrow no-margin no-padding no-border ${styles['tree']}`}>
      <legend>{t(words.category)}</legend>
      {code !== '' && (
        <button type="button" className={styles['all']} onClick={() => onChoose('')}>
          <Icon name="left" size={14} />
          {t(words.allCategories)}
        </button>
      )}
      {tree.data && (
        <Level
          nodes={tree.data}
          trail={trailTo(tree.data, code)}
          held={counts.data?.byCategory}
          counted={counted}
          onChoose={onChoose}
        />
      )}
      <Link to={catalogue} className={styles['whole']}>
        {t(words.wholeCatalogue)}
      </Link>
    </fieldset>
  )
}
