// Shows the address of a menu entry of type iframe inside the office, where the policy of this page lets it in; a link to all others.
import { useLocation } from 'react-router'
import { framing } from '../../../api/framing.ts'
import { firstBranding } from '../../../api/branding.ts'
import { useMenu } from '../../../api/session.ts'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import styles from './frame.module.css'
import { trailTo } from './nodes.ts'
import { words } from './words.ts'

/** The framed site runs, keeps its own sign-in and opens windows, but leads this page nowhere. */
const siteSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals'

/** Browsers show no page inside itself, and tell addresses apart without what follows #. */
const insideItself = (address: string): string => {
  const { hash } = new URL(address, window.location.href)
  return `/?framed${hash}`
}

export function FramePage() {
  const { pathname } = useLocation()
  const entry = trailTo(useMenu(), pathname).at(-1)
  if (!entry) return <EmptyState icon="file" text={words.noPage} />
  const { title, url } = entry.meta
  // The policy came with this page: what the configuration has allowed since then shows after the next load.
  const shows = framing(url, window.location.origin, firstBranding.frames)
  if (shows === 'link')
    return (
      <EmptyState icon="external" text={words.elsewhere}>
        <a href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
      </EmptyState>
    )
  if (shows === 'site')
    return <iframe className={`full-width framed ${styles['frame']}`} src={url} title={title} sandbox={siteSandbox} />
  const src = shows === 'page' ? insideItself(url) : url
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages and files
  return <iframe className={`full-width framed ${styles['frame']}`} src={src} title={title} />
}
