// A list in a centre of fixed width, for pages that are read more than worked in.
import { pageSamples } from '@register/contract/demo/sample'
import { minKeyword } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { TextFilter } from '../../../kit/table/filters.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import * as paths from '../../../paths.ts'
import { sampleRows, useSampleColumns } from '../../vab/sampleColumns.ts'
import styles from '../template.module.css'

const words = {
  title: templateScreens['template/list/width'].title,
  text: [
    '内容居中，最宽 1200 像素；窗口更窄时随窗口',
    'The content is centred, 1200 pixels at most, and narrows with the window',
  ],
  search: ['编号、名称、送样单位', 'Number, name, sent by'],
} as const satisfies Record<string, Phrase>

export function FixedWidth() {
  const list = useListState({ filters: ['keyword', 'status', 'kind'] })
  const { sampleNo, name, status, kind, receivedOn, updatedAt } = useSampleColumns()
  return (
    <div className={`stack fit gap-16 ${styles['centre']}`}>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <FilterBar list={list} first={<TextFilter name="keyword" label={words.search} atLeast={minKeyword} />} />
      <DataTable
        {...sampleRows}
        endpoint={pageSamples}
        list={list}
        name="template/list/width"
        height="auto"
        label={words.title}
        columns={[sampleNo, name, status, kind, receivedOn, updatedAt]}
      />
    </div>
  )
}
