// The side column of a published report: its QR code, the link to the public answer, its writer.
import type { Report } from '@register/contract/business/report/shape'
import { useTranslate } from '../../../../api/language.ts'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { late } from '../../../../kit/plain/late.tsx'
import { byThen, words, writtenBy } from '../words.ts'
import styles from './detail.module.css'

/** Loaded after the text, which waits for it nowhere. */
const QrCode = late(async () => (await import('../../../../kit/plain/QrCode.tsx')).QrCode)

export function ReportSide({ report }: { report: Report }) {
  const t = useTranslate()
  return (
    <>
      {report.version > 0 && (
        <Section title={words.publicPage}>
          <div className={`stack gap-12 items-center text-center ${styles['qr']}`}>
            <QrCode
              waiting={<span className={styles['drawing']} />}
              text={report.verifyUrl}
              label={words.qrCode}
              size={168}
            />
            <p>{t(report.certificateNo === '' ? words.qrReportText : words.qrText)}</p>
            <a href={report.verifyUrl} target="_blank" rel="noreferrer">
              {t(words.openPublic)}
            </a>
          </div>
        </Section>
      )}
      <Section title={words.lastChange}>
        {/* A company does not see which person of the body wrote it. */}
        <p className={styles['meta']}>
          {t(byThen(report.updatedBy))}
          <RelativeTime at={report.updatedAt} />
        </p>
        <p className={styles['meta']}>
          {t(writtenBy(report.createdBy))}
          <RelativeTime at={report.createdAt} />
        </p>
      </Section>
    </>
  )
}
