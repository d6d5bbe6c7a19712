// The first level of the menu as a row of words; what does not fit folds behind "…". The branch of the open page is marked.
import type { RouteNode } from '@register/contract/system/account'
import { Menu } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import { Icon, isIcon } from '../../../kit/action/icons.tsx'
import { branchOf, entrance } from '../../screens/menu/nodes.ts'
import { usePlace } from '../screen/usePlace.ts'
import { words } from '../words.ts'

function itemOf(node: RouteNode) {
  const { title, icon } = node.meta
  const to = entrance(node)
  return {
    key: node.name,
    title,
    icon: <Icon name={isIcon(icon) ? icon : 'group'} />,
    label:
      to === undefined ? (
        <a href={node.path} target="_blank" rel="noreferrer">
          {title}
        </a>
      ) : (
        <Link to={to}>{title}</Link>
      ),
  }
}

export function FirstRow({ nodes }: { nodes: readonly RouteNode[] }) {
  const t = useTranslate()
  const { marked } = usePlace()
  const here = branchOf(nodes, marked)
  return (
    <nav aria-label={t(words.firstLevel)} className="grow may-narrow">
      <Menu
        mode="horizontal"
        style={{ borderBlockEnd: 0 }}
        selectedKeys={here ? [here.name] : []}
        items={nodes.map(itemOf)}
        overflowedIndicator={<span aria-label={t(words.more)}>…</span>}
      />
    </nav>
  )
}
