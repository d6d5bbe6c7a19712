// Formatted text from the editor. The server has let only harmless tags through; here nothing else is drawn either.
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import styles from './text.module.css'

const tags =
  'p br h1 h2 h3 h4 strong em u s a ul ol li blockquote code pre hr img table thead tbody tr th td colgroup col span div'

const rules = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'data-align'],
  ALLOW_DATA_ATTR: false,
}

export function SafeHtml({ html }: { html: string }) {
  const safe = useMemo(() => DOMPurify.sanitize(html, rules), [html])
  // Purified just above.
  return <div className={styles['text']} dangerouslySetInnerHTML={{ __html: safe }} />
}
