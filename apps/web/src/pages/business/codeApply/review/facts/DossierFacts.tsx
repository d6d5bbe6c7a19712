// The facts next to an application: duplicates, approval, company, files and history, the most telling ones first.
import { applicationStatuses } from '@register/contract/business/codeApply/shape'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { Dossier, DossierCertificate } from '@register/contract/business/review/dossier'
import type { Wording } from '@register/contract/phrase'
import { reportStatuses } from '@register/contract/rules/status'
import { useTranslate } from '../../../../../api/language.ts'
import { ApplicationFiles, ApplicationHistory } from '../../detail/ApplicationView.tsx'
import styles from './facts.module.css'
import { approvedBy, newestCounted, words } from './words.ts'
import { StatusTag } from '../../../../../kit/display/StatusTag.tsx'
import { Section } from '../../../../../kit/layout/Section.tsx'
import { Link } from '../../../../../kit/plain/Link.tsx'
import { formatted } from '../../../../../kit/time/time.ts'
import * as paths from '../../../../../paths.ts'
import { Notice } from '../../../../../kit/feedback/Notice.tsx'
import { Facts, type Fact } from '../../../../../kit/display/fields/Facts.tsx'

// Certificates by number, each a link with its standing: to its page in the office, or to its public page.
function CertificateLinks({ label, rows }: { label: Wording; rows: readonly DossierCertificate[] }) {
  const t = useTranslate()
  if (rows.length === 0) return null
  return (
    <ul aria-label={t(label)} className={`stack gap-8 ${styles['links']}`}>
      {rows.map(({ id, publicId, certificateNo, reportNo, productName, model, bodyName, status, inReach }) => (
        <li key={id}>
          <Link to={inReach ? paths.reportDetail(id) : paths.verify(publicId)}>
            {printNo(certificateNo) || reportNo || t(words.noNumber)}
          </Link>
          <StatusTag tone={reportStatuses[status].tone} label={reportStatuses[status].label} />
          <span>{[model, productName, bodyName].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

// What the register knows of the manufacturer: since when, its certificates by standing, those that ended, open error reports.
function Company({ company }: { company: Dossier['company'] }) {
  const t = useTranslate()
  const { firstCertificate, firstApplication, standings, more, ended, openErrors } = company
  const isNew = standings.length === 0 && firstApplication === null
  const counts =
    standings.length === 0 ? (
      t(words.noCertificates)
    ) : (
      <span className="row wrap gap-0-12">
        {standings.map(({ status, count }) => (
          <StatusTag
            key={status}
            tone={reportStatuses[status].tone}
            label={`${t(reportStatuses[status].label)} ${count}`}
          />
        ))}
      </span>
    )
  const facts: Fact[] = [
    [words.certificates, counts],
    ...(firstCertificate ? [[words.firstSeen, firstCertificate] as const] : []),
    ...(firstApplication ? [[words.firstApplied, formatted(firstApplication, 'YYYY-MM-DD')] as const] : []),
    // Without the right to read error reports nothing is said of them.
    ...(openErrors === null ? [] : [[words.openErrors, openErrors || t(words.none)] as const]),
  ]
  return (
    <Section title={words.company} aside={isNew && <span className="quiet">{t(words.newcomer)}</span>}>
      <p className={styles['name']}>{company.name}</p>
      <Facts facts={facts} />
      {more && <p className="quiet">{t(newestCounted)}</p>}
      {ended.length > 0 && <h3>{t(words.ended)}</h3>}
      <CertificateLinks label={words.ended} rows={ended} />
    </Section>
  )
}

// Whether the body is approved for the category of the application, by which entry, or that it is approved for every category.
function Approval({ bodyName, approval }: { bodyName: string; approval: Dossier['approval'] }) {
  const t = useTranslate()
  const { everything, approved, covering, stopped } = approval
  const [by] = covering
  return (
    <Section title={words.approval}>
      <p className={styles['name']}>{bodyName}</p>
      {stopped && <Notice tone="bad" title={words.stopped} />}
      {everything ? (
        <StatusTag tone="good" label={words.approvalAll} />
      ) : by ? (
        <StatusTag tone="good" label={approvedBy(by.name, by.code)} />
      ) : (
        <Notice tone="bad" title={words.approvalOutside} />
      )}
      {approved.length > 1 && (
        <details>
          <summary>
            {t(words.allApproved)} ({approved.length})
          </summary>
          <ul className={`stack gap-8 ${styles['links']}`}>
            {approved.map(({ code, name }) => (
              <li key={code}>
                {code} {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

// Applications and certificates of the same company and model, whatever became of them: each a link with its standing.
function Alike({ alike: { applications, certificates, more } }: { alike: Dossier['alike'] }) {
  const t = useTranslate()
  const found = applications.length + certificates.length
  return (
    <Section title={words.alike} aside={found > 0 && <span>{more ? `${found}+` : found}</span>}>
      {found === 0 && <p className="quiet">{t(words.alikeNone)}</p>}
      {applications.length > 0 && (
        <ul aria-label={t(words.alike)} className={`stack gap-8 ${styles['links']}`}>
          {applications.map(({ id, code, applicationNo, productName, model, bodyName, status, appliedAt }) => (
            <li key={id}>
              <Link to={paths.applicationDetail(id)}>{applicationNo}</Link>
              <StatusTag tone={applicationStatuses[status].tone} label={applicationStatuses[status].label} />
              <span>
                {[printNo(code), model, productName, bodyName, formatted(appliedAt, 'YYYY-MM-DD')].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <CertificateLinks label={words.certificates} rows={certificates} />
      {more && <p className="quiet">{t(words.alikeMore)}</p>}
    </Section>
  )
}

export function DossierFacts({ dossier }: { dossier: Dossier }) {
  const t = useTranslate()
  const { application, alike, company, approval } = dossier
  return (
    <div role="group" aria-label={t(words.facts)} className={`stack fit gap-12 ${styles['facts']}`}>
      <Alike alike={alike} />
      <Approval bodyName={application.bodyName} approval={approval} />
      <Company company={company} />
      <ApplicationFiles files={application.files} />
      <ApplicationHistory application={application} />
    </div>
  )
}
