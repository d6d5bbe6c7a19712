// The page behind the secret link of an error report: its status, the answer, the reported values.
import { changeKinds } from '@register/contract/business/report/changeKinds'
import { errorParts, errorStatuses, saidFields } from '@register/contract/business/errorReport/fields'
import { followErrorReport } from '@register/contract/business/errorReport/reporter'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { Output } from '@register/contract/endpoint'
import { saysAbsent } from '@register/contract/errors'
import { keepPreviousData } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { hasFailed, useRead } from '../../api/query.ts'
import { ButtonLink } from '../../kit/plain/action/Button.tsx'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import { beijingMinute } from '../../kit/plain/beijing.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import * as paths from '../../paths.ts'
import styles from './errors.module.css'
import { NoRecord } from '../list/NoRecord.tsx'
import { meanings, words } from './words.ts'

type Followed = Output<typeof followErrorReport>

export const FollowError = () => {
  const { secret = '' } = useParams()
  // Text that cannot be a secret is not sent to the server.
  const isSecret = /^[\w-]{32}$/.test(secret)
  const reading = useRead(
    followErrorReport,
    { body: { secret } },
    { enabled: isSecret, staleTime: 0, gcTime: 0, placeholderData: keepPreviousData },
  )
  if (!isSecret) return <NoRecord title={words.unknown} text={words.unknownText} />
  if (reading.isPending) return <Skeleton lines={8} height={28} label={words.loading} />
  if (hasFailed(reading)) {
    const { error } = reading
    return saysAbsent(error) ? (
      <NoRecord title={words.unknown} text={words.unknownText} />
    ) : (
      <Trouble what={words.thisReport} failure={error} level={1} onRetry={() => void reading.refetch()} />
    )
  }
  return <Loaded report={reading.data} />
}

const Loaded = ({ report }: { report: Followed }) => {
  const t = useTranslate()
  const { status, certificateNo, productName, manufacturerName, bodyName, part, stated, answer, correction } = report
  const [proposed, source] = saidFields
  const facts = [
    [words.part, t(errorParts[part])],
    [words.statedThen, stated],
    [proposed.label, report.proposed],
    [source.label, report.source],
    [words.body, bodyName],
  ] as const
  const steps = [
    [words.received, report.createdAt],
    [words.taken, report.takenAt],
    [errorStatuses[status].label, report.decidedAt],
  ] as const
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <article className={`stack may-narrow card pad-24 ${styles['card']}`}>
        <header className="stack gap-4">
          <h1>{t(words.progress)}</h1>
          <p className="quiet">{t(meanings[status])}</p>
          <p>
            <Badge tone={errorStatuses[status].tone}>{t(errorStatuses[status].label)}</Badge>
          </p>
        </header>
        {answer && (
          <section className={`stack gap-6 break-words own-lines tinted pad-16 ${styles['answer']}`}>
            <h2>{t(words.answer)}</h2>
            <p>{answer}</p>
            {correction && (
              <p className="quiet">
                {t(words.correction)}：
                {t(words.changeOf(changeKinds[correction.kind], correction.changeDate, correction.version))}
              </p>
            )}
          </section>
        )}
        <div className="break-words tinted rounded pad-12-16">
          <p className="mono">{printNo(certificateNo)}</p>
          <p>{[productName, manufacturerName].filter(Boolean).join(' · ')}</p>
        </div>
        <dl className="stack gap-12">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={t(label)}>
                  <dt className="quiet small">{t(label)}</dt>
                  <dd className="break-words own-lines">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <section>
          <h2>{t(words.history)}</h2>
          <ol className={`stack gap-8 ${styles['history']}`}>
            {steps.map(
              ([label, at]) =>
                at && (
                  <li key={at + label[0]}>
                    <time className="quiet tabular" dateTime={at}>
                      {t(beijingMinute(at))}
                    </time>
                    {t(label)}
                  </li>
                ),
            )}
          </ol>
        </section>
        <div className="row wrap gap-8">
          <ButtonLink to={paths.verify(report.publicId)}>{t(words.toAnswer)}</ButtonLink>
        </div>
      </article>
    </div>
  )
}
