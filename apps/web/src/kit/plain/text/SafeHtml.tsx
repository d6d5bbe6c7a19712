// Shows formatted text from the editor. The server has accepted only harmless tags; here nothing else is drawn either.
import { useMemo } from 'react'
import { purified } from './purified.ts'
import styles from './text.module.css'

export function SafeHtml({ html }: { html: string }) {
  const safe = useMemo(() => purified(html), [html])
  // Purified just above.
  return <div className={`${styles['text']} ${styles['read']}`} dangerouslySetInnerHTML={{ __html: safe }} />
}
