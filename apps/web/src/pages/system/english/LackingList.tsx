// Names without English, of every kind: each leads to the form in which its English is added.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'
import { lackingFields, listLackingEnglish, type LackingRow } from '@register/contract/system/english/lacking'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import * as paths from '../../../paths.ts'

// Texts of the list of names without English.
const words = {
  title: systemScreens['settings/english'].title,
  text: [
    '英文可以不填，英文界面显示中文；补上之后即从此列表消失',
    'English may be left out, and Chinese then stands in. What gets its English leaves this list',
  ],
  empty: ['没有缺少英文的名称', 'Nothing lacks English'],
  fill: ['补填英文', 'Add English'],
} as const satisfies Record<string, Phrase>

export function LackingList() {
  const list = useRecordList(lackingFields)
  const columns = useFieldColumns(lackingFields, 'name')
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text} />
      <RecordFilters list={list} rowFields={lackingFields} quick={['kind']} name="system/english" />
      <DataTable
        endpoint={listLackingEnglish}
        list={list}
        name="settings/english"
        label={words.title}
        columns={Object.values(columns)}
        rowKey={({ kind, id }: LackingRow) => `${kind} ${id}`}
        rowName={({ name }: LackingRow) => name}
        actions={({ kind, id }: LackingRow) => [{ key: 'fill', label: words.fill, to: paths.namedForm(kind, id) }]}
        empty={{ text: words.empty }}
      />
    </ListPage>
  )
}
