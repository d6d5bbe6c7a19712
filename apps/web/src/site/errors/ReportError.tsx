// The page on which an error in one record is reported: the form, and then the secret link to its answer.
import { frontAnswer } from '@register/contract/business/publicReport'
import { saysAbsent } from '@register/contract/errors'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { ButtonLink } from '../../kit/plain/action/Button.tsx'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import * as paths from '../../paths.ts'
import { ErrorForm } from './ErrorForm.tsx'
import styles from './errors.module.css'
import { Sent } from './Sent.tsx'
import { words } from './words.ts'

const Missing = () => {
  const say = useSay()
  return (
    <Blank title={say(words.missing)} text={say(words.missingText)}>
      <ButtonLink to={paths.search()}>{say(words.toSearch)}</ButtonLink>
    </Blank>
  )
}

export const ReportError = () => {
  const say = useSay()
  const { publicId = '' } = useParams()
  // A public id has a fixed shape; anything else is not sent to the server.
  const isId = /^[\w-]{22}$/.test(publicId)
  const [secret, setSecret] = useState<string>()
  const reading = useRead(
    frontAnswer,
    { body: { publicId } },
    { enabled: isId, staleTime: Infinity, refetchOnReconnect: false },
  )
  if (!isId) return <Missing />
  if (secret) return <Sent secret={secret} publicId={publicId} />
  if (reading.isPending) return <Skeleton lines={9} height={32} label={say(words.loading)} />
  if (reading.isError) {
    const { error } = reading
    return saysAbsent(error) ? (
      <Missing />
    ) : (
      <Trouble what={words.record} failure={error} level={1} onRetry={() => void reading.refetch()} />
    )
  }
  const { printedNo, reportNo, productName, model, manufacturerName } = reading.data
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <header className={styles['head']}>
          <h1>{say(words.title)}</h1>
          <p className={styles['lead']}>{say(words.lead)}</p>
        </header>
        <div className={styles['subject']}>
          <p className={styles['number']}>{printedNo || reportNo}</p>
          <p>{[productName, model, manufacturerName].filter(Boolean).join(' · ')}</p>
        </div>
        <ErrorForm answer={reading.data} onSent={setSecret} />
      </section>
    </div>
  )
}
