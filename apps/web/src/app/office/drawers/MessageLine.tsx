// One announcement: its title opens its text, and opening marks it as read.
import { noticeTypes, type Message } from '@register/contract/system/notice'
import { useId, useState } from 'react'
import { Link } from '../../../kit/plain/Link.tsx'
import { useSay } from '../../../api/language.ts'
import { SafeHtml } from '../../../kit/editor/SafeHtml.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { closePanel } from '../../../kit/panel/usePanel.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import styles from './drawers.module.css'
import { words } from '../words.ts'

export function MessageLine({ message, onRead }: { message: Message; onRead: () => Promise<unknown> }) {
  const say = useSay()
  const id = useId()
  const { failed } = useFeedback()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const read = message.read || opened
  function press() {
    setOpen(!open)
    if (open || read) return
    setOpened(true)
    onRead().catch(failed)
  }
  return (
    <li data-read={read}>
      <button type="button" className={styles['messageTitle']} aria-expanded={open} aria-controls={id} onClick={press}>
        <strong>{message.title}</strong>
        {!read && <span className={styles['unread']}>{say(words.unread)}</span>}
      </button>
      <div className={styles['lineFoot']}>
        <span>
          {say(noticeTypes[message.type])}
          {message.pinned && ` · ${say(words.pinned)}`} · {message.from}
        </span>
        <RelativeTime at={message.at} />
      </div>
      <div id={id} hidden={!open}>
        {open && <SafeHtml html={message.content} />}
        {message.link && (
          <Link to={message.link} onClick={closePanel}>
            {say(words.openLink)}
          </Link>
        )}
      </div>
    </li>
  )
}
