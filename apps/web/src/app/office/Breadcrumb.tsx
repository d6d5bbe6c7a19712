// The way from the menu to the open screen.
import { Breadcrumb as Crumbs } from 'antd'
import { Link, useLocation } from 'react-router'
import { useSay } from '../../api/language.ts'
import { useMenu } from '../../api/session.ts'
import * as paths from '../../paths.ts'
import styles from './office.module.css'
import { markedPath, placeAt, trailTo } from './trail.ts'
import { words } from './words.ts'

export function Breadcrumb() {
  const say = useSay()
  const menu = useMenu()
  const { pathname } = useLocation()
  const place = placeAt(pathname)
  const trail = trailTo(menu, markedPath(pathname))
  const isBelow = place?.under !== undefined
  const crumbs = trail.map((node, at) => {
    const leads = at === trail.length - 1 && isBelow
    return { key: node.name, title: leads ? <Link to={node.path}>{node.meta.title}</Link> : node.meta.title }
  })
  const end = place && (isBelow || trail.length === 0) ? [{ key: place.view, title: say(place.title) }] : []
  const start = pathname === paths.home ? [] : [{ key: 'home', title: <Link to={paths.home}>{say(words.home)}</Link> }]
  return (
    <nav aria-label={say(words.place)} className={styles['crumbs']}>
      <Crumbs items={[...start, ...crumbs, ...end]} />
    </nav>
  )
}
