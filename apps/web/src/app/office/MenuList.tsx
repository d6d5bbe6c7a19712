// The stored menu as a list of links; hidden entries stay out, and a link to elsewhere opens beside the office.
import type { RouteNode } from '@register/contract/system/account'
import { Menu, type MenuProps } from 'antd'
import { Link, useLocation } from 'react-router'
import { useMenu } from '../../api/session.ts'
import { Icon, isIcon } from '../../kit/action/icons.tsx'
import styles from './office.module.css'
import { markedPath } from './trail.ts'

type Item = NonNullable<MenuProps['items']>[number]

function itemOf(node: RouteNode, top: boolean): Item[] {
  const { meta, path, name } = node
  if (meta.hidden) return []
  const icon = isIcon(meta.icon) ? <Icon name={meta.icon} /> : top ? <Icon name="group" /> : undefined
  const children = node.children.flatMap((child) => itemOf(child, false))
  if (node.children.length > 0)
    return children.length === 0 ? [] : [{ key: name, label: meta.title, title: meta.title, icon, children }]
  const label =
    meta.type === 'link' ? (
      <a href={path} target="_blank" rel="noreferrer">
        {meta.title}
      </a>
    ) : (
      <Link to={path}>{meta.title}</Link>
    )
  return [{ key: path, label, title: meta.title, icon }]
}

export function MenuList({ folded }: { folded: boolean }) {
  const menu = useMenu()
  const { pathname } = useLocation()
  const marked = markedPath(pathname)
  return (
    <div className={styles['menu']}>
      <Menu
        // The branches lie open once the menu has arrived.
        key={menu.length}
        mode="inline"
        inlineCollapsed={folded}
        selectedKeys={[marked]}
        {...(!folded && { defaultOpenKeys: menu.map(({ name }) => name) })}
        items={menu.flatMap((node) => itemOf(node, true))}
      />
    </div>
  )
}
