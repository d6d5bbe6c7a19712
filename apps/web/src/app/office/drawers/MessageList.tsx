// The messages of the signed-in person, page by page: unread ones first, all of them or only the unread ones.
import { readFrame } from '@register/contract/system/frame/frame'
import { listMessages, markRead } from '@register/contract/system/message/message'
import { useState } from 'react'
import { keepFound } from '../../../api/keepFound.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { Tabs } from '../../../kit/layout/Tabs.tsx'
import { Pager } from '../../../kit/plain/action/Pager.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import styles from './drawers.module.css'
import { MessageItem } from './MessageItem.tsx'
import { words } from '../words.ts'

const pageSize = 20

export function MessageList() {
  const [shown, setShown] = useState<'all' | 'unread'>('all')
  const [page, setPage] = useState(1)
  const query = { page, pageSize, ...(shown === 'unread' && { unread: 'yes' }) }
  const messages = useRead(listMessages, { query }, { placeholderData: keepFound })
  // The order stays while a person reads; unread messages move to the top when the list is opened again.
  const mark = useWrite(markRead, { refreshes: [readFrame] })
  return (
    <div className="stack gap-16">
      <Tabs
        label={words.messages}
        value={shown}
        options={[
          { value: 'all', label: words.allMessages },
          { value: 'unread', label: words.unreadMessages },
        ]}
        onChange={(next) => {
          setShown(next)
          setPage(1)
        }}
      />
      <LoadState reading={messages}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon="bell" text={shown === 'all' ? words.noMessages : words.noUnread} />
          ) : (
            <>
              <ul className={`stack gap-16 ${styles['lines']}`} aria-busy={messages.isPlaceholderData}>
                {list.map((message) => (
                  <MessageItem
                    key={message.key}
                    message={message}
                    onRead={() => mark.mutateAsync({ body: { keys: [message.key] } })}
                  />
                ))}
              </ul>
              <Pager page={page} pages={Math.ceil(total / pageSize)} onPage={setPage} />
            </>
          )
        }
      </LoadState>
    </div>
  )
}
