// The list of change notices in the reader's scope, each with what it changed.
import { changeKinds, changeTones } from '@register/contract/business/report/changeKinds'
import { listChangeNotices, type ChangeNotice } from '@register/contract/business/changeNotice'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { listPartUses } from '@register/contract/business/part/uses'
import { minKeyword } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useMay } from '../../../api/session.ts'
import { ChangeTable } from '../../../kit/display/ChangeTable.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { dateColumn, numberColumn, statusColumn, textColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter, TextFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import * as paths from '../../../paths.ts'
import { BodyFilter, useOwnBody } from '../BodyFilter.tsx'
import { bodyColumn, makerColumn, productColumn } from '../recordColumns.tsx'
import { useListFields } from '../useListFields.ts'
import { areaWords } from '../words.ts'

// Texts of the office's list of change notices.
const words = {
  title: businessScreens['business/changeNotice/list'].title,
  text: [
    '已发布证书的每次修订、更名、状态变更和产品召回及其预告都在此公示',
    'Every revision, change of name, change of standing and recall under a published certificate, announcements too',
  ],
  empty: ['证书发生变更后，公告会出现在这里。', 'A notice appears here when a certificate has changed.'],
  kind: ['变更类型', 'Kind of change'],
  date: ['变更日期', 'Date of change'],
  reason: ['理由', 'Reason'],
  show: ['查看变更', 'Show the change'],
  publicPage: ['公众查询页', 'Public page'],
} as const satisfies Record<string, Phrase>

/** After which people look for the machines that have the product as a part. */
const reachesMachines = new Set<ChangeNotice['kind']>([
  'suspension',
  'revocation',
  'cancellation',
  'announcement',
  'lapse',
  'recall',
])

const filters = ['certificateNo', 'manufacturerName', 'kind', 'bodyId', 'changeDate', 'changeDateFrom', 'changeDateTo']

export function ChangeNoticeList() {
  const t = useTranslate()
  const ownBody = useOwnBody()
  const mayFind = useMay()(listPartUses)
  const list = useListState({ filters })
  const { among, text, days, body } = useListFields()
  const [shown, setShown] = useState<ChangeNotice>()
  const columns = [
    numberColumn<ChangeNotice>({
      key: 'certificateNo',
      title: areaWords.certificateNo,
      text: (row) => row.certificateNo,
      shown: printNo,
      to: (row) => paths.verify(row.reportPublicId),
    }),
    statusColumn<ChangeNotice>({
      key: 'kind',
      title: words.kind,
      status: ({ kind }) => ({ tone: changeTones[kind], label: changeKinds[kind] }),
    }),
    dateColumn<ChangeNotice>({
      key: 'changeDate',
      title: words.date,
      width: 150,
      sortable: true,
      under: 'kind',
      text: (row) => row.changeDate,
    }),
    productColumn<ChangeNotice>({ width: 230, text: (row) => `${row.productName} ${row.model}` }),
    makerColumn<ChangeNotice>(),
    bodyColumn<ChangeNotice>(ownBody),
    textColumn<ChangeNotice>({
      key: 'reason',
      title: words.reason,
      width: 220,
      under: 'productName',
      text: (row) => row.reason,
    }),
  ]
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text} />
      <FilterBar
        list={list}
        first={<TextFilter name="certificateNo" label={areaWords.certificateNo} atLeast={minKeyword} />}
        conditions={{
          name: 'business/changeNotice',
          quick: ['manufacturerName', 'kind', 'bodyId'],
          fields: [
            text('manufacturerName', areaWords.maker),
            among(
              'kind',
              words.kind,
              Object.entries(changeKinds).map(([value, label]) => ({ value, label })),
            ),
            ...body,
            days('changeDate', words.date),
          ],
        }}
      >
        <TextFilter name="manufacturerName" label={areaWords.maker} atLeast={minKeyword} />
        <ChoiceFilter
          name="kind"
          label={words.kind}
          options={Object.entries(changeKinds).map(([value, label]) => ({ value, label: label }))}
        />
        <BodyFilter />
      </FilterBar>
      <DataTable
        endpoint={listChangeNotices}
        list={list}
        name="business/changeNotice/list"
        label={words.title}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => printNo(row.certificateNo)}
        actions={(row) => [
          { key: 'open', label: words.show, onPress: () => setShown(row) },
          ...(mayFind && reachesMachines.has(row.kind)
            ? [{ key: 'uses', label: t(areaWords.usesShort), to: paths.partUses({ partOf: row.reportPublicId }) }]
            : []),
        ]}
        empty={{ text: words.empty }}
      />
      <SideDrawer
        title={shown ? `${printNo(shown.certificateNo)} · ${t(changeKinds[shown.kind])}` : ''}
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
      >
        {shown && (
          <>
            <p>
              {shown.changeDate} · {shown.reason}
            </p>
            <ChangeTable changes={shown.changes} />
          </>
        )}
      </SideDrawer>
    </ListPage>
  )
}
