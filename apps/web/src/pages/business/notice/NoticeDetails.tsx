// The page of one notice in the office: its content, status, versions and actions.
import { noticeAudiences, noticeStatuses } from '@register/contract/business/notice/fields'
import { readOfficeNotice, type OfficeNotice } from '@register/contract/business/notice/office'
import { useParams } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { addressId } from '../../../kit/router/addressId.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { Facts } from '../../../kit/display/fields/Facts.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { DetailPage } from '../../../kit/layout/DetailPage.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useTab, useTabName } from '../../../kit/tabs/useTab.ts'
import { minuteOf } from '../../../kit/time/time.ts'
import * as paths from '../../../paths.ts'
import { NoticeView } from '../NoticeView.tsx'
import { shownOf } from './NoticeDialog.tsx'
import { NoticeVersions } from './NoticeVersions.tsx'
import { useNoticeActs } from './useNoticeActs.tsx'
import { factWords, words } from './words.ts'

export function NoticeDetails() {
  const id = addressId(useParams()['id'])
  const reading = useRead(readOfficeNotice, { body: { id } })
  return (
    <LoadState page reading={reading}>
      {(notice) => <Loaded notice={notice} />}
    </LoadState>
  )
}

const minute = (at: string): string => at && minuteOf(at)

function Loaded({ notice }: { notice: OfficeNotice }) {
  const t = useTranslate()
  const { leaveFor } = useTab()
  const { actsOf, dialog } = useNoticeActs({ removed: () => leaveFor(paths.publicNoticeList) })
  useTabName(notice.title)
  const { tone, label } = noticeStatuses[notice.status]
  const isOut = notice.status === 'published' || notice.status === 'withdrawn'
  return (
    <DetailPage
      head={
        <PageHead title={notice.title} back={paths.publicNoticeList} tag={<StatusTag tone={tone} label={label} />}>
          {isOut && <LinkAction label={words.onSite} to={paths.notice(notice.id)} />}
          {actsOf(notice).map((act) =>
            act.onPress ? (
              <Action
                key={act.key}
                kind={act.key === 'publish' ? 'primary' : act.danger ? 'danger' : 'plain'}
                label={act.label}
                onPress={act.onPress}
              />
            ) : (
              <LinkAction key={act.key} label={act.label} to={act.to} />
            ),
          )}
        </PageHead>
      }
      side={
        <>
          <Section title={words.facts}>
            <Facts
              facts={[
                [factWords.audience, t(noticeAudiences[notice.audience])],
                [factWords.pinned, t(notice.pinned ? factWords.yes : factWords.no)],
                ...(notice.publishAt ? [[factWords.due, minuteOf(notice.publishAt)] as const] : []),
                [factWords.published, minute(notice.publishedAt)],
                [factWords.reads, String(notice.reads)],
                [factWords.author, notice.createdBy],
                [factWords.updated, minute(notice.updatedAt)],
              ]}
            />
          </Section>
          {isOut && <NoticeVersions id={notice.id} />}
        </>
      }
    >
      <Section title={words.sectionText}>
        <NoticeView notice={shownOf(notice)} />
      </Section>
      {dialog}
    </DetailPage>
  )
}
