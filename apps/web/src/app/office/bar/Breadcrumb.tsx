// The way from the menu to the open screen.
import { Breadcrumb as Crumbs } from 'antd'
import { useLocation } from 'react-router'
import { Link } from '../../../kit/plain/Link.tsx'
import { useSay } from '../../../api/language.ts'
import { useMenu } from '../../../api/session.ts'
import * as paths from '../../../paths.ts'
import styles from './bar.module.css'
import { placeOf, trailTo } from '../screen/places.ts'
import { usePlace } from '../screen/usePlace.ts'
import { words } from '../words.ts'

export function Breadcrumb() {
  const say = useSay()
  const menu = useMenu()
  const { pathname } = useLocation()
  const { title, marked } = usePlace()
  const isBelow = marked !== pathname
  const trail = trailTo(menu, marked).map(({ name, meta, children }) => ({
    key: name,
    title: isBelow && children.length === 0 ? <Link to={marked}>{meta.title}</Link> : meta.title,
  }))
  // A hidden page may stand under one that no menu names.
  const above = trail.length === 0 && isBelow ? placeOf(marked, menu).title : undefined
  const parent = above ? [{ key: marked, title: <Link to={marked}>{say(above)}</Link> }] : []
  const end = title && (isBelow || trail.length === 0) ? [{ key: pathname, title: say(title) }] : []
  const start = pathname === paths.home ? [] : [{ key: 'home', title: <Link to={paths.home}>{say(words.home)}</Link> }]
  return (
    <nav aria-label={say(words.place)} className={styles['crumbs']}>
      <Crumbs items={[...start, ...trail, ...parent, ...end]} />
    </nav>
  )
}
