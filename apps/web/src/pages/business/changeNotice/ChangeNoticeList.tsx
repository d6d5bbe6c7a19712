// The list of change notices in the reader's scope, each with what it changed.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { changeKinds, listChangeNotices, type ChangeNotice } from '@register/contract/business/changeNotice'
import { minKeyword } from '@register/contract/fold'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { ChangeTable } from '../../../kit/display/ChangeTable.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { dateColumn, numberColumn, statusColumn, textColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/table/FilterBar.tsx'
import { ChoiceFilter, DateRangeFilter, TextFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import * as paths from '../../../paths.ts'
import { BodyFilter, useOwnBody } from '../BodyFilter.tsx'
import { bodyColumn, makerColumn, productColumn } from '../recordColumns.ts'
import { areaWords } from '../words.ts'
import { words } from './words.ts'

const tones = {
  revision: 'quiet',
  rename: 'quiet',
  suspension: 'bad',
  restoration: 'good',
  revocation: 'bad',
  replacement: 'warn',
  announcement: 'warn',
  callOff: 'quiet',
  cancellation: 'bad',
  lapse: 'bad',
  renameAhead: 'warn',
  renameCalledOff: 'quiet',
  recall: 'bad',
  recallLifted: 'good',
} as const

const filters = ['certificateNo', 'manufacturerName', 'kind', 'bodyId', 'changeDateFrom', 'changeDateTo']

export function ChangeNoticeList() {
  const say = useSay()
  const ownBody = useOwnBody()
  const list = useListState({ filters })
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
      status: ({ kind }) => ({ tone: tones[kind], label: say(changeKinds[kind]) }),
    }),
    dateColumn<ChangeNotice>({
      key: 'changeDate',
      title: words.date,
      width: 150,
      sortable: true,
      text: (row) => row.changeDate,
    }),
    productColumn<ChangeNotice>({ width: 240, text: (row) => `${row.productName} ${row.model}` }),
    makerColumn<ChangeNotice>(),
    bodyColumn<ChangeNotice>(ownBody),
    textColumn<ChangeNotice>({ key: 'reason', title: words.reason, width: 220, text: (row) => row.reason }),
  ]
  return (
    <ListPage>
      <PageHead title={say(words.title)} text={say(words.text)} />
      <FilterBar
        list={list}
        first={<TextFilter name="certificateNo" label={say(areaWords.certificateNo)} atLeast={minKeyword} />}
        more={{
          names: ['changeDateFrom', 'changeDateTo'],
          filters: <DateRangeFilter name="changeDate" label={say(words.date)} />,
        }}
      >
        <TextFilter name="manufacturerName" label={say(areaWords.maker)} atLeast={minKeyword} />
        <ChoiceFilter
          name="kind"
          label={say(words.kind)}
          options={Object.entries(changeKinds).map(([value, label]) => ({ value, label: say(label) }))}
        />
        <BodyFilter />
      </FilterBar>
      <DataTable
        endpoint={listChangeNotices}
        list={list}
        name="business/changeNotice/list"
        label={say(words.title)}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => printNo(row.certificateNo)}
        actions={(row) => [{ key: 'show', label: say(words.show), onPress: () => setShown(row) }]}
        empty={{ text: say(words.empty) }}
      />
      <SideDrawer
        title={shown ? `${printNo(shown.certificateNo)} · ${say(changeKinds[shown.kind])}` : ''}
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
