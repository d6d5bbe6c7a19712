// The page on which an error in one record is reported: the form, and then the secret link to its answer.
import { isErrorPart } from '@register/contract/business/errorReport/fields'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { saysAbsent } from '@register/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { hasFailed, useRead } from '../../api/query.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { ErrorForm } from './ErrorForm.tsx'
import { NoRecord } from '../list/NoRecord.tsx'
import styles from './errors.module.css'
import { words } from './words.ts'
import { ButtonLink } from '../../kit/plain/action/Button.tsx'
import { CopyButton } from '../../kit/plain/action/CopyButton.tsx'
import * as paths from '../../paths.ts'

// Shown after an error was reported: the secret link, which is shown only once and must be saved.
const Sent = ({ secret, publicId }: { secret: string; publicId: string }) => {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form and its button are gone, so the focus moves here.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const path = paths.errorReport(secret)
  const [page = ''] = window.location.href.split('#')
  const link = `${page}#${path}`
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <section className={`stack may-narrow card pad-24 ${styles['card']}`}>
        <header className="stack gap-4">
          <h1 ref={heading} tabIndex={-1}>
            {t(words.sent)}
          </h1>
          <p className="quiet">{t(words.storeLink)}</p>
        </header>
        <p className={`mono break-words tinted framed rounded pad-12-16 ${styles['link']}`}>{link}</p>
        <div className="row wrap gap-8">
          <ButtonLink to={paths.verify(publicId)}>{t(words.toAnswer)}</ButtonLink>
          <ButtonLink to={path}>{t(words.follow)}</ButtonLink>
          <CopyButton text={link} label={words.copyLink} />
        </div>
      </section>
    </div>
  )
}

export const ReportError = () => {
  const t = useTranslate()
  const { publicId = '' } = useParams()
  const wrong = useSearchParams()[0].get('wrong') ?? ''
  // A public id has a fixed shape; anything else is not sent to the server.
  const isId = /^[\w-]{22}$/.test(publicId)
  const [secret, setSecret] = useState<string>()
  const reading = useRead(
    frontAnswer,
    { body: { publicId } },
    { enabled: isId, staleTime: Infinity, refetchOnReconnect: false },
  )
  if (!isId) return <NoRecord title={words.missing} text={words.missingText} />
  if (secret) return <Sent secret={secret} publicId={publicId} />
  if (reading.isPending) return <Skeleton lines={9} height={32} label={words.loading} />
  if (hasFailed(reading)) {
    const { error } = reading
    return saysAbsent(error) ? (
      <NoRecord title={words.missing} text={words.missingText} />
    ) : (
      <Trouble what={words.record} failure={error} level={1} onRetry={() => void reading.refetch()} />
    )
  }
  const { printedNo, reportNo, productName, model, manufacturerName } = reading.data
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <section className={`stack may-narrow card pad-24 ${styles['card']}`}>
        <header className="stack gap-4">
          <h1>{t(words.title)}</h1>
          <p className="quiet">{t(words.lead)}</p>
        </header>
        <div className="break-words tinted rounded pad-12-16">
          <p className="mono">{printedNo || reportNo}</p>
          <p>{[productName, model, manufacturerName].filter(Boolean).join(' · ')}</p>
        </div>
        <ErrorForm answer={reading.data} wrongPart={isErrorPart(wrong) ? wrong : ''} onSent={setSecret} />
      </section>
    </div>
  )
}
