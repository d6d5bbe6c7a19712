// A tree at the left, the list of the chosen branch at the right; the choice is part of the list's address.
import { demoMenu, pageSamples, sampleStatuses } from '@register/contract/demo/sample'
import { minKeyword } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Panes } from '../../../showcase/layout/Panes.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { TextFilter } from '../../../kit/table/filters.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { SideTree } from '../../../showcase/tree/SideTree.tsx'
import * as paths from '../../../paths.ts'
import { sampleRows, useSampleColumns } from '../../vab/sampleColumns.ts'

const words = {
  title: templateScreens['template/list/tree'].title,
  text: ['左侧按设备种类和状态选择，右侧是对应的样品', 'Kinds and statuses at the left, their samples at the right'],
  kinds: ['设备种类', 'Kinds'],
  all: ['全部种类', 'All kinds'],
  list: ['样品', 'Samples'],
  search: ['编号、名称、送样单位', 'Number, name, sent by'],
} as const satisfies Record<string, Phrase>

export function TreeList() {
  const t = useTranslate()
  const reading = useRead(demoMenu, {})
  const list = useListState({ filters: ['keyword', 'kind', 'status'] })
  const { sampleNo, name, status, owner, quantity, receivedOn } = useSampleColumns()
  const { kind, status: state } = list.filters
  return (
    <div className="row column gap-16 page-height">
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <Panes
        start={{
          label: words.kinds,
          content: (
            <LoadState reading={reading}>
              {(kinds) => (
                <SideTree
                  label={words.kinds}
                  all={words.all}
                  nodes={kinds.map(({ value, label }) => ({
                    value,
                    label,
                    children: Object.entries(sampleStatuses).map(([key, one]) => ({
                      value: `${value}/${key}`,
                      label: t(one.label),
                      children: [],
                    })),
                  }))}
                  value={kind && [kind, state].filter(Boolean).join('/')}
                  onPick={(picked) => {
                    const [nextKind, nextState] = picked?.split('/') ?? []
                    list.setFilters({ kind: nextKind, status: nextState })
                  }}
                />
              )}
            </LoadState>
          ),
        }}
        middle={{
          label: words.list,
          content: (
            <>
              <FilterBar list={list} first={<TextFilter name="keyword" label={words.search} atLeast={minKeyword} />} />
              <DataTable
                {...sampleRows}
                endpoint={pageSamples}
                list={list}
                name="template/list/tree"
                label={words.list}
                columns={[sampleNo, name, status, owner, quantity, receivedOn]}
              />
            </>
          ),
        }}
      />
    </div>
  )
}
