// One list under tabs: each tab is a status with its count, and the address holds the open one.
import { pageSamples, sampleStatuses } from '@register/contract/demo/sample'
import { minKeyword } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'
import { useTranslate } from '../../../api/language.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Tabs } from '../../../kit/layout/Tabs.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { TextFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { useTotal } from '../../../showcase/table/useTotal.ts'
import * as paths from '../../../paths.ts'
import { sampleRows, useSampleColumns } from '../../vab/sampleColumns.ts'
import { useStatusTotals } from '../useStatusTotals.ts'

const words = {
  title: templateScreens['template/list/tab'].title,
  text: [
    '同一列表按状态分标签，标签上有数量，所选标签保存在地址中',
    'One list by status, with counts; the open tab is part of the address',
  ],
  all: ['全部', 'All'],
  states: ['样品状态', 'Status of the samples'],
  search: ['编号、名称、送样单位', 'Number, name, sent by'],
} as const satisfies Record<string, Phrase>

const all = 'all'

export function TabbedList() {
  const t = useTranslate()
  const list = useListState({ filters: ['keyword', 'status'] })
  const totals = useStatusTotals()
  const total = useTotal(pageSamples, {})?.total
  const { sampleNo, name, kind, owner, tester, progress, receivedOn } = useSampleColumns()
  const labelled = (label: string, n: number | undefined) => (n === undefined ? label : `${label} ${n}`)
  return (
    <ListPage>
      <PageHead
        title={words.title}
        text={words.text}
        back={paths.gallery}
        main={
          <Tabs
            label={words.states}
            value={list.filters['status'] ?? all}
            options={[
              { value: all, label: labelled(t(words.all), total) },
              ...totals.map(([key, n]) => ({ value: key, label: labelled(t(sampleStatuses[key].label), n) })),
            ]}
            onChange={(status) => list.setFilters({ status: status === all ? undefined : status })}
          />
        }
      />
      <FilterBar list={list} first={<TextFilter name="keyword" label={words.search} atLeast={minKeyword} />} />
      <DataTable
        {...sampleRows}
        endpoint={pageSamples}
        list={list}
        name="template/list/tab"
        label={words.title}
        columns={[sampleNo, name, kind, owner, tester, progress, receivedOn]}
      />
    </ListPage>
  )
}
