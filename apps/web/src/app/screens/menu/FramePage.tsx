// Shows the address of a menu entry of type iframe inside the office. Other sites cannot be framed, so they open in a new tab.
import { useLocation } from 'react-router'
import { useSay } from '../../../api/language.ts'
import { useMenu } from '../../../api/session.ts'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import styles from './frame.module.css'
import { trailTo } from './nodes.ts'
import { words } from './words.ts'

const isOurs = (address: string): boolean => new URL(address, window.location.href).origin === window.location.origin

export function FramePage() {
  const say = useSay()
  const { pathname } = useLocation()
  const entry = trailTo(useMenu(), pathname).at(-1)
  if (!entry) return <EmptyState icon="file" text={say(words.noPage)} />
  const { title, url } = entry.meta
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages and files; in a sandbox browsers show no PDF
  if (isOurs(url)) return <iframe className={styles['frame']} src={url} title={title} />
  return (
    <EmptyState icon="external" text={say(words.elsewhere)}>
      <a href={url} target="_blank" rel="noreferrer">
        {title}
      </a>
    </EmptyState>
  )
}
