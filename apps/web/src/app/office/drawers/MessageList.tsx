// The announcements in the drawer, one under the other; opening one marks it as read.
import { countUnread, markRead, type Message } from '@register/contract/system/notice'
import { useWrite } from '../../../api/query.ts'
import styles from './drawers.module.css'
import { MessageLine } from './MessageLine.tsx'

export function MessageList({ list }: { list: readonly Message[] }) {
  // The list stays as it is while somebody reads in it; it puts the unread first when it is opened again.
  const mark = useWrite(markRead, { refreshes: [countUnread] })
  return (
    <ul className={styles['lines']}>
      {list.map((message) => (
        <MessageLine
          key={message.id}
          message={message}
          onRead={() => mark.mutateAsync({ body: { ids: [message.id] } })}
        />
      ))}
    </ul>
  )
}
