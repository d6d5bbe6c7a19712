// One published report, read-only: a head with its status that stays visible, then content, history and files.
import { changeFeed } from '@register/contract/business/changeNotice'
import { selectLimited } from '@register/contract/business/information/reading'
import { recordName } from '@register/contract/rules/numbers/recordName'
import type { Report } from '@register/contract/business/report/shape'
import { reportStatuses } from '@register/contract/rules/status'
import { useParams } from 'react-router'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { addressId } from '../../../../kit/router/addressId.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { DetailPage } from '../../../../kit/layout/DetailPage.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useTabName } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { CertificateNo } from '../../CertificateNo.tsx'
import { NumberTag } from '../detail/NumberTag.tsx'
import { recordIn, ReportContentView } from '../detail/ReportContentView.tsx'
import { ReportSide } from '../detail/ReportSide.tsx'
import { StatusBand } from '../detail/StatusBand.tsx'
import { Versions } from '../detail/Versions.tsx'
import { useForms } from '../useForms.ts'
import { words as reportWords } from '../words.ts'
import { filesButton, words } from './words.ts'
import { useReportDialogs } from './useReportDialogs.tsx'
import { useFollow } from '../../../../api/follow/useFollow.ts'
import { Toggles } from '../../../../kit/plain/action/Toggles.tsx'

// Buttons that follow the certificate of a page, and its manufacturer.
function Following({ publicId, hasMaker }: { publicId: string; hasMaker: boolean }) {
  const { presses, failure } = useFollow(publicId, hasMaker)
  return (
    <Section title={words.follow}>
      <Toggles toggles={presses} icon="bell" failure={failure} />
    </Section>
  )
}

export function InformationDetail() {
  const id = addressId(useParams()['id'])
  const reading = useRead(selectLimited, { body: { id } })
  return (
    <LoadState page reading={reading}>
      {(report) => <WithForm report={report} />}
    </LoadState>
  )
}

/** Waits for the parameter form, so that the page is drawn once and whole. */
function WithForm({ report }: { report: Report }) {
  return (
    <LoadState page reading={useForms([recordIn(report.content)])}>
      {() => <Loaded report={report} />}
    </LoadState>
  )
}

function Loaded({ report }: { report: Report }) {
  const t = useTranslate()
  const { certificateNo, reportNo, productName, model, manufacturerName, nonStandard, origin, status } = report
  const lang = useLang()
  const { manufacturerCreditCode: code } = report.content
  const maker = typeof code === 'string' && code !== '' ? code : manufacturerName
  const { showFiles, showQualified, showInfo, dialogs } = useReportDialogs()
  useTabName(recordName(report))
  return (
    <>
      <DetailPage
        head={
          <PageHead
            title={certificateNo ? <CertificateNo no={certificateNo} /> : reportNo}
            text={[productName, model, manufacturerName].filter(Boolean).join(' · ')}
            back={paths.informationList()}
            tag={
              <>
                <StatusTag tone={reportStatuses[status].tone} label={reportStatuses[status].label} />
                {nonStandard && <NumberTag report={report} />}
                {origin === 'existing' && <StatusTag tone="quiet" label={reportWords.existing} />}
              </>
            }
            main={<StatusBand report={report} to={paths.informationDetail} />}
          >
            <Action icon="certificate" label={words.info} onPress={() => showInfo(report)} />
            <Action icon="folder" label={words.qualified} onPress={() => showQualified(report)} />
            <Action
              kind="primary"
              icon="file"
              label={filesButton(report.files.length)}
              onPress={() => showFiles(report)}
            />
          </PageHead>
        }
        side={
          <>
            <Versions report={report} />
            <Following publicId={report.publicId} hasMaker={manufacturerName !== ''} />
            <Section title={words.changes}>
              <Link to={paths.changeNotices({ certificateNo })}>{t(words.changesOf)}</Link>
              {maker && (
                <p>
                  <a
                    href={`${changeFeed.path}?${new URLSearchParams({ manufacturer: maker, lang }).toString()}`}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t(words.feedOf)}
                  </a>
                </p>
              )}
            </Section>
            <ReportSide report={report} />
          </>
        }
      >
        <ReportContentView categoryName={report.categoryName} content={report.content} />
      </DetailPage>
      {dialogs}
    </>
  )
}
