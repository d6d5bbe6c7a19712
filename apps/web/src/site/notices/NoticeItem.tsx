// One notice in the list: its title, its type and date, and its first words.
import type { ListedNotice } from '@register/contract/business/notice/reader'
import { noticeTypes } from '@register/contract/business/notice/types'
import { useSay } from '../../api/language.ts'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import { Link } from '../../kit/plain/Link.tsx'
import { dayOf } from '../../kit/plain/format.ts'
import * as paths from '../../paths.ts'
import styles from './Notices.module.css'
import { words } from './words.ts'

export const NoticeItem = ({ notice }: { notice: ListedNotice }) => {
  const say = useSay()
  const { id, title, type, pinned, publishedAt, changedAt, excerpt, files } = notice
  const facts = [
    say(noticeTypes[type]),
    say(words.published(dayOf(publishedAt))),
    changedAt && say(words.changed(dayOf(changedAt))),
    files > 0 && say(words.files(files)),
  ]
  return (
    <li>
      <h2 className={styles['title']}>
        <Link to={paths.notice(id)}>{title}</Link>
        {pinned && <Badge tone="warn">{say(words.pinned)}</Badge>}
      </h2>
      {excerpt && <p className={styles['excerpt']}>{excerpt}</p>}
      <p className={styles['small']}>{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
