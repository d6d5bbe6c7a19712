// The first level of the menu as a column of icons; the branch of the open page is marked.
import type { RouteNode } from '@register/contract/system/account'
import { Link } from '../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../api/language.ts'
import { Icon, isIcon } from '../../../kit/action/icons.tsx'
import styles from './menu.module.css'
import { usePlace } from '../screen/usePlace.ts'
import { words } from '../words.ts'
import { branchOf, entrance } from '../../screens/menu/nodes.ts'

export function FirstLevel({ nodes }: { nodes: readonly RouteNode[] }) {
  const t = useTranslate()
  const { marked } = usePlace()
  const here = branchOf(nodes, marked)
  return (
    <nav aria-label={t(words.firstLevel)} data-part="column" className={styles['column']}>
      <ul className="row column gap-4">
        {nodes.map((node) => {
          const to = entrance(node)
          const inside = (
            <>
              <Icon name={isIcon(node.meta.icon) ? node.meta.icon : 'group'} />
              <span>{node.meta.title}</span>
            </>
          )
          return (
            <li key={node.name}>
              {to === undefined ? (
                <a href={node.path} target="_blank" rel="noreferrer">
                  {inside}
                </a>
              ) : (
                <Link to={to} aria-current={node === here ? 'true' : undefined}>
                  {inside}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
