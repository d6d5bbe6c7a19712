// The bell: the number of unread messages, and the drawer with them.
import { readFrame } from '@register/contract/system/frame/frame'
import { listMessages, markRead } from '@register/contract/system/message/message'
import { Badge, Drawer } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { useStep } from '../../../kit/dialog/step/useStep.ts'
import { closePanel, openPanel, usePanel } from '../../../kit/panel/usePanel.ts'
import { late } from '../../../kit/plain/late.tsx'
import { useFrame } from '../useFrame.ts'
import { unreadOf, words } from '../words.ts'

const MessageList = late(async () => (await import('./MessageList.tsx')).MessageList)

export function Messages() {
  const t = useTranslate()
  const open = usePanel('messages')
  useStep(open, closePanel)
  const markAll = useWrite(markRead, { refreshes: [readFrame, listMessages] })
  const unread = useFrame()?.unread ?? 0
  return (
    <>
      <Badge count={unread} size="small" offset={[-15, 8]}>
        <Action
          bare
          kind="quiet"
          icon="bell"
          label={unread > 0 ? unreadOf(unread) : words.messages}
          onPress={() => openPanel('messages')}
        />
      </Badge>
      <Drawer
        title={t(words.messages)}
        size={400}
        open={open}
        onClose={closePanel}
        footer={
          <Action
            icon="check"
            label={words.allRead}
            disabled={unread === 0}
            onPress={() => markAll.mutateAsync({ body: {} })}
          />
        }
      >
        {open && <MessageList waiting={<Loading lines={8} />} />}
      </Drawer>
    </>
  )
}
