// The path from the menu to the open screen.
import { Breadcrumb as Crumbs } from 'antd'
import { useLocation } from 'react-router'
import { Link } from '../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../api/language.ts'
import { useMenu } from '../../../api/session.ts'
import { useTabs } from '../../../kit/tabs/useTabs.ts'
import * as paths from '../../../paths.ts'
import styles from './bar.module.css'
import { trailTo } from '../../screens/menu/nodes.ts'
import { placeOf } from '../screen/places.ts'
import { usePlace } from '../screen/usePlace.ts'
import { words } from '../words.ts'

export function Breadcrumb() {
  const t = useTranslate()
  const menu = useMenu()
  const { pathname } = useLocation()
  const { title, marked } = usePlace()
  const ownName = useTabs(({ tabs }) => tabs.find(({ key }) => key === pathname)?.name)
  const isBelow = marked !== pathname
  const trail = trailTo(menu, marked).map(({ name, meta, children }) => ({
    key: name,
    title: isBelow && children.length === 0 ? <Link to={marked}>{meta.title}</Link> : meta.title,
  }))
  // A hidden page may be below a page that is not in the menu.
  const above = trail.length === 0 && isBelow ? placeOf(marked, menu).title : undefined
  const parent = above ? [{ key: marked, title: <Link to={marked}>{t(above)}</Link> }] : []
  // A record is shown by its own name, as on its tab.
  const end = title && (isBelow || trail.length === 0) ? [{ key: pathname, title: t(ownName ?? title) }] : []
  const start = pathname === paths.home ? [] : [{ key: 'home', title: <Link to={paths.home}>{t(words.home)}</Link> }]
  return (
    <nav aria-label={t(words.place)} className={`grow may-narrow clip ${styles['crumbs']}`}>
      <Crumbs items={[...start, ...trail, ...parent, ...end]} />
    </nav>
  )
}
