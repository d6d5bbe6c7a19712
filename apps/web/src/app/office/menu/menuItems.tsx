// Entries of the stored menu as items of the component library's menu.
import type { RouteNode } from '@register/contract/system/account'
import type { MenuProps } from 'antd'
import { Link } from '../../../kit/plain/Link.tsx'
import { Icon, isIcon } from '../../../kit/action/icons.tsx'
import styles from './menu.module.css'

type Item = NonNullable<MenuProps['items']>[number]

const Tag = ({ text }: { text: string }) => (text ? <span className={styles['menuTag']}>{text}</span> : null)

/** `top`: entries of the first level, which always have an icon. */
export function itemOf(node: RouteNode, top: boolean): Item {
  const { meta, path, name } = node
  const icon = isIcon(meta.icon) ? <Icon name={meta.icon} /> : top ? <Icon name="group" /> : undefined
  const label = (
    <>
      {meta.title}
      <Tag text={meta.tag} />
    </>
  )
  if (node.children.length > 0)
    return { key: name, label, title: meta.title, icon, children: node.children.map((child) => itemOf(child, false)) }
  return {
    key: path,
    title: meta.title,
    icon,
    label:
      meta.type === 'link' ? (
        <a href={path} target="_blank" rel="noreferrer">
          {label}
        </a>
      ) : (
        <Link to={path}>{label}</Link>
      ),
  }
}
