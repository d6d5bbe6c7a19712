// A notice as its readers see it: what it is, since when, its text and its attachments. For details, dialogs and home pages.
import type { PublicNotice } from '@register/contract/business/notice/reader'
import { noticeTypes } from '@register/contract/business/notice/types'
import { useTranslate } from '../../api/language.ts'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { Title } from '../../kit/layout/Title.tsx'
import { fileType } from '../../kit/plain/format.ts'
import { SafeHtml } from '../../kit/plain/text/SafeHtml.tsx'
import { minuteOf } from '../../kit/time/time.ts'
import { FileLinks } from '../../kit/upload/FileLinks.tsx'
import { changedOn, publishedOn, withdrawnOn, noticeWords as words } from './words.ts'

export type NoticeContent = Pick<
  PublicNotice,
  'type' | 'publishedAt' | 'changedAt' | 'version' | 'withdrawn' | 'content' | 'files'
>

export function NoticeView({ notice }: { notice: NoticeContent }) {
  const t = useTranslate()
  const { type, publishedAt, changedAt, version, withdrawn, content, files } = notice
  const dates = [
    publishedAt && t(publishedOn(minuteOf(publishedAt))),
    changedAt && t(changedOn(minuteOf(changedAt), version)),
  ]
  return (
    <article className="stack fit gap-12 break-words">
      <p className="quiet">{[t(noticeTypes[type]), ...dates].filter(Boolean).join(' · ')}</p>
      {withdrawn && <Notice tone="warn" title={withdrawnOn(minuteOf(withdrawn.at))} text={withdrawn.reason} />}
      <SafeHtml html={content} />
      {files.length > 0 && (
        <>
          <Title title={words.attachments} />
          <FileLinks
            label={words.attachments}
            files={files}
            note={({ name }) => <span className="quiet">{fileType(name)}</span>}
          />
        </>
      )}
    </article>
  )
}
