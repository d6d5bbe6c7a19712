// One public notice: type, date, text and attachments. Of a withdrawn one only that it was withdrawn, and why.
import { readPublicNotice, type PublicNotice } from '@register/contract/business/notice/reader'
import { noticeTypes } from '@register/contract/business/notice/types'
import { saysAbsent } from '@register/contract/errors'
import { keepPreviousData } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useLocation, useParams } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { useBranding } from '../../api/branding.ts'
import { hasFailed, useRead } from '../../api/query.ts'
import { useSession } from '../../api/session.ts'
import { Button, ButtonLink } from '../../kit/plain/action/Button.tsx'
import { CopyButton } from '../../kit/plain/action/CopyButton.tsx'
import { beijingMinute } from '../../kit/plain/beijing.ts'
import { useScreenName } from '../../kit/plain/screenName.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { SafeHtml } from '../../kit/plain/text/SafeHtml.tsx'
import * as paths from '../../paths.ts'
import styles from './Notice.module.css'
import { words } from './words.ts'
import { fileSize, fileType } from '../../kit/plain/format.ts'
import { FileList } from '../list/FileList.tsx'

// The attachments of a notice, each with its type and size. Their addresses are valid for ten minutes; an older page requests new ones first.
/** Milliseconds, a little less than the addresses are valid. */
const fresh = 9 * 60_000
const isFresh = (readAt: number): boolean => Date.now() - readAt < fresh

interface Props {
  files: PublicNotice['files']
  /** When the notice was read. */
  readAt: number
  readAgain: () => Promise<PublicNotice | undefined>
}

const Attachments = ({ files, readAt, readAgain }: Props) => {
  const t = useTranslate()
  async function renewed(event: MouseEvent, id: string): Promise<void> {
    if (isFresh(readAt)) return
    event.preventDefault()
    const url = (await readAgain())?.files.find((file) => file.id === id)?.url
    if (url) window.location.assign(`${url}&download=1`)
  }
  return (
    <section className="stack fit gap-8">
      <h2 className="large">{t(words.attachments)}</h2>
      <FileList
        files={files}
        about={({ name, size }) => [fileType(name), fileSize(size)].filter(Boolean).join(' · ')}
        onPress={(event, { id }) => void renewed(event, id)}
      />
    </section>
  )
}

const Missing = () => {
  const t = useTranslate()
  const { pathname } = useLocation()
  const { status } = useSession()
  return (
    <Blank title={words.missing} text={words.missingText}>
      {status === 'signedOut' && (
        <ButtonLink look="primary" to={paths.login(pathname)}>
          {t(words.signIn)}
        </ButtonLink>
      )}
      <ButtonLink to={paths.notices()}>{t(words.all)}</ButtonLink>
    </Blank>
  )
}

const Withdrawn = ({ at, reason }: NonNullable<PublicNotice['withdrawn']>) => {
  const t = useTranslate()
  return (
    <section className={`stack gap-6 break-words tinted pad-16 ${styles['withdrawn']}`}>
      <h2 className="large">{t(words.withdrawn)}</h2>
      <p>{t(words.withdrawnAt(t(beijingMinute(at))))}</p>
      <p>{t(words.reason(reason))}</p>
    </section>
  )
}

const Foot = ({ readAt }: { readAt: number }) => {
  const t = useTranslate()
  const { name } = useBranding()
  const address = window.location.href
  return (
    <>
      <div className={`row wrap gap-8 ${styles['ways']}`}>
        <Button icon="print" onClick={() => window.print()}>
          {t(words.print)}
        </Button>
        <CopyButton text={address} label={words.copyLink} />
        <ButtonLink to={paths.notices()}>{t(words.all)}</ButtonLink>
      </div>
      <p className={styles['onPaper']}>
        {t(name)} · {address} · {t(words.readAt(t(beijingMinute(readAt))))}
      </p>
    </>
  )
}

export const NoticePage = () => {
  const t = useTranslate()
  const given = useParams()['id'] ?? ''
  const isId = /^\d{1,15}$/.test(given)
  // Each opening counts as a read; a change of language keeps the page until the notice is there in the other language.
  const reading = useRead(
    readPublicNotice,
    { body: { id: Number(given) } },
    { enabled: isId, staleTime: 300_000, gcTime: 0, refetchOnReconnect: false, placeholderData: keepPreviousData },
  )
  useScreenName(reading.data?.title)
  if (!isId) return <Missing />
  if (reading.isPending) return <Skeleton lines={9} height={28} label={words.loading} />
  if (hasFailed(reading))
    return saysAbsent(reading.error) ? (
      <Missing />
    ) : (
      <Trouble what={words.this} failure={reading.error} level={1} onRetry={() => void reading.refetch()} />
    )
  const { title, type, publishedAt, changedAt, version, withdrawn, content, files } = reading.data
  const facts = [
    t(noticeTypes[type]),
    t(words.published(t(beijingMinute(publishedAt)))),
    changedAt && t(words.changed(t(beijingMinute(changedAt)), version)),
  ]
  return (
    <article className={`stack fit gap-24 card ${styles['notice']}`}>
      <header className={`stack gap-8 line-below ${styles['head']}`}>
        <h1>{title}</h1>
        <p className="quiet">{facts.filter(Boolean).join(' · ')}</p>
      </header>
      {withdrawn ? <Withdrawn {...withdrawn} /> : <SafeHtml html={content} />}
      {files.length > 0 && (
        <Attachments
          files={files}
          readAt={reading.dataUpdatedAt}
          readAgain={async () => (await reading.refetch()).data}
        />
      )}
      <Foot readAt={reading.dataUpdatedAt} />
    </article>
  )
}
