// One message. A click on a fact opens the page it is about; a click on an announcement opens its text. Both mark it as read.
import type { Message, MessageTopic } from '@register/contract/system/message/message'
import { useId, useState, type ReactNode } from 'react'
import { Link } from '../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../api/language.ts'
import { refreshVisible } from '../../../api/cache.ts'
import { useMenu, useSession } from '../../../api/session.ts'
import { Icon, type IconName } from '../../../kit/action/icons.tsx'
import { SafeHtml } from '../../../kit/plain/text/SafeHtml.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { closePanel, openPanel } from '../../../kit/panel/usePanel.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import * as paths from '../../../paths.ts'
import styles from './drawers.module.css'
import { opensFor } from '../../../api/session/opensFor.ts'
import { placeOf } from '../screen/places.ts'
import { words } from '../words.ts'

const icons = {
  announcement: 'notice',
  code: 'number',
  report: 'report',
  certificate: 'certificate',
  task: 'task',
  account: 'user',
} as const satisfies Record<MessageTopic, IconName>

const pages: Readonly<Record<string, (id: string) => string>> = {
  report: paths.reportDetail,
  codeApply: paths.applicationDetail,
  import: () => paths.reportImport,
  errorReport: paths.errorReportDetail,
  enterprise: paths.enterpriseReview,
  scheduledTask: paths.taskLog,
  publicNotice: paths.publicNoticeDetails,
  profile: (page) => paths.userCenter(page),
  certificate: paths.verify,
  ruleEnd: paths.ruleEndDetail,
  maker: (keyword) => paths.search({ keyword }),
  search: paths.searchAt,
  work: () => paths.home,
}

/** For readers who may not open the page of the office itself. */
const publicPages: Readonly<Record<string, string>> = { ruleEnd: paths.search({ status: 'lapsed' }) }

/** The page that a fact is about; undefined for an export, which is shown in a drawer. */
function pageOf({ object, topic }: Message, mayOpen: (link: string) => boolean): string | undefined {
  const [type = '', id = ''] = object.split(':')
  const page = pages[type]?.(id)
  const instead = publicPages[type]
  if (page && instead && !mayOpen(page)) return instead
  return page ?? (topic === 'account' ? paths.userCenter('password') : undefined)
}

export function MessageItem({ message, onRead }: { message: Message; onRead: () => Promise<unknown> }) {
  const t = useTranslate()
  const { failed } = useFeedback()
  const [opened, setOpened] = useState(false)
  const read = message.read || opened
  function markRead() {
    if (read) return
    setOpened(true)
    onRead().catch(failed)
  }
  const name = (
    <>
      <strong>{message.title}</strong>
      {!read && <span className={`rigid bad small ${styles['unread']}`}>{t(words.unread)}</span>}
    </>
  )
  const Kind = message.topic === 'announcement' ? Announcement : FactLink
  return (
    <li data-read={read} className={styles['message']}>
      <span className={styles['topic']}>
        <Icon name={icons[message.topic]} />
      </span>
      <div>
        <Kind message={message} name={name} onRead={markRead} />
        <div className={`row gap-8 align-center justify-between quiet small ${styles['lineFoot']}`}>
          <span>{[message.label, message.pinned && t(words.pinned), message.from].filter(Boolean).join(' · ')}</span>
          <RelativeTime at={message.at} />
        </div>
      </div>
    </li>
  )
}

interface KindProps {
  message: Message
  name: ReactNode
  onRead: () => void
}

function FactLink({ message, name, onRead }: KindProps) {
  const page = pageOf(message, useMayOpen())
  return (
    <>
      {page === undefined ? (
        <button
          type="button"
          className={`row gap-8 justify-between full-width plain text-start bare pressable ${styles['messageTitle']}`}
          onClick={() => {
            onRead()
            openPanel('tasks')
          }}
        >
          {name}
        </button>
      ) : (
        <Link
          className={`row gap-8 justify-between full-width plain text-start bare pressable ${styles['messageTitle']}`}
          to={page}
          onClick={() => {
            onRead()
            closePanel()
            // The open page was read before this happened, so it is read again.
            if (window.location.hash === `#${page}`) void refreshVisible()
          }}
        >
          {name}
        </Link>
      )}
      {message.text && <p className={`quiet break-words ${styles['messageText']}`}>{message.text}</p>}
    </>
  )
}

/** Whether the reader may open a page of the office; other addresses are open to all. */
function useMayOpen(): (link: string) => boolean {
  const menu = useMenu()
  const { info } = useSession()
  return (link) => {
    const [path = ''] = link.split('?')
    const { screen = {} } = placeOf(path, menu)
    return info !== undefined && opensFor(screen, info)
  }
}

function Announcement({ message, name, onRead }: KindProps) {
  const t = useTranslate()
  const mayOpen = useMayOpen()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`row gap-8 justify-between full-width plain text-start bare pressable ${styles['messageTitle']}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open)
          if (!open) onRead()
        }}
      >
        {name}
      </button>
      <div id={id} hidden={!open}>
        {open && <SafeHtml html={message.content} />}
        {message.link && mayOpen(message.link) && (
          <Link to={message.link} onClick={closePanel}>
            {t(words.openLink)}
          </Link>
        )}
      </div>
    </>
  )
}
