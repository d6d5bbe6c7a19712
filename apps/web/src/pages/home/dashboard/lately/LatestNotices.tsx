// The newest notices that the reader may read; a click opens one over the home page.
import { homeNotices, readPublicNotice, type NoticeTitle } from '@register/contract/business/notice/reader'
import { noticeTypes } from '@register/contract/business/notice/types'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { beijingDay } from '../../../../kit/plain/beijing.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import { NoticeView } from '../../../business/NoticeView.tsx'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { words } from '../words.ts'

export function LatestNotices({ title }: { title: string }) {
  const t = useTranslate()
  const reading = useRead(homeNotices, { body: { size: 6 } })
  const [opened, setOpened] = useState<NoticeTitle>()
  return (
    <Frame title={title} aside={<Link to={paths.notices()}>{t(words.allNotices)}</Link>}>
      <LoadState reading={reading} lines={4}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon="notice" text={words.noNotices} />
          ) : (
            <ul className={styles['lines']}>
              {list.map((line) => (
                <li key={line.id}>
                  <button
                    type="button"
                    className={`accent break-words text-start bare pressable ${styles['opens']}`}
                    onClick={() => setOpened(line)}
                  >
                    {line.title}
                  </button>
                  <span className={`quiet ${styles['quiet']}`}>
                    {t(noticeTypes[line.type])} · {beijingDay(line.publishedAt)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      {opened && <Opened line={opened} onClose={() => setOpened(undefined)} />}
    </Frame>
  )
}

function Opened({ line: { id, title }, onClose }: { line: NoticeTitle; onClose: () => void }) {
  const reading = useRead(readPublicNotice, { body: { id } }, { staleTime: 0 })
  return (
    <Dialog title={title} open onClose={onClose} width={760} expandable>
      <LoadState reading={reading} lines={6}>
        {(notice) => <NoticeView notice={notice} />}
      </LoadState>
    </Dialog>
  )
}
