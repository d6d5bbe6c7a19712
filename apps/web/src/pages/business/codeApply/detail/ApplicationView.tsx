// One application to read, in parts: its code and what is applied for, its files, and its history.
import {
  applicationEvents,
  applicationFields,
  applicationStatuses,
  reviewSteps,
  type Application,
} from '@register/contract/business/codeApply/shape'
import { useTranslate } from '../../../../api/language.ts'
import { FieldList } from '../../../../kit/display/fields/FieldList.tsx'
import { History, type HistoryItem } from '../../../../kit/display/History.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { minuteOf } from '../../../../kit/time/time.ts'
import { FileLinks } from '../../../../kit/upload/FileLinks.tsx'
import { CertificateNo } from '../../CertificateNo.tsx'
import { areaWords, byAt } from '../../words.ts'
import { codeStanding } from '../codeStanding.ts'
import { stepOf, words } from '../words.ts'
import styles from './detail.module.css'

const eventTones = {
  apply: 'quiet',
  resubmit: 'quiet',
  withdraw: 'quiet',
  pass: 'good',
  return: 'bad',
  reject: 'bad',
  void: 'bad',
  use: 'good',
  takeBack: 'quiet',
} as const

/** What was filled in, and who applied. */
const shown = [...applicationFields, { key: 'bodyName', label: areaWords.body, type: 'text' }] as const

export function ApplicationView({ application }: { application: Application }) {
  const t = useTranslate()
  const { code, status, categoryCode, categoryName } = application
  const standing = codeStanding(status)
  return (
    <>
      <div className={`row wrap align-end justify-between rounded ${styles['number']}`} data-dead={standing === 'void'}>
        <div>
          <span className="quiet">{t(words.code)}</span>
          <div className={styles['code']}>
            <CertificateNo no={code} />
          </div>
        </div>
        <span className="quiet">{t(words[`code_${standing}`])}</span>
      </div>
      <Section title={words.content}>
        {application.leftOpen && <p>{application.leftOpen}</p>}
        <FieldList
          rows={2}
          fields={shown}
          values={{ ...application }}
          drawn={{ categoryCode: `${categoryCode} ${categoryName}` }}
        />
      </Section>
    </>
  )
}

export function ApplicationFiles({ files }: Pick<Application, 'files'>) {
  return (
    <Section title={areaWords.files}>
      <FileLinks label={areaWords.files} files={files} />
    </Section>
  )
}

/** Everything that has happened to it, newest first. */
export function ApplicationHistory({ application }: { application: Application }) {
  const events = application.history.map(({ event, step, opinion, by, at }, n): HistoryItem => ({
    key: n,
    tone: eventTones[event],
    title: step ? stepOf(reviewSteps[step], applicationEvents[event]) : applicationEvents[event],
    meta: byAt(by, minuteOf(at)),
    body: opinion,
  }))
  return (
    <Section title={areaWords.history}>
      <History label={areaWords.history} items={events.toReversed()} />
    </Section>
  )
}

/** The status of an application as a tag's tone and words. */
export const statusOf = (status: Application['status']) => applicationStatuses[status]
