// Rows with child rows: each kind unfolds to its samples, which are read then.
import { demoMenu, listSamples, type DemoNode } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { textColumn } from '../../../kit/table/column.tsx'
import { figureColumn, tagsColumn } from '../../../kit/table/columnKinds.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useLocalList } from '../../../kit/table/local/useLocalList.ts'
import { useListState } from '../../../kit/table/useListState.ts'
import * as paths from '../../../paths.ts'
import { sampleRows, useSampleColumns } from '../../vab/sampleColumns.ts'

const words = {
  title: templateScreens['template/list/son'].title,
  text: [
    '展开一个设备种类，查看属于它的样品；子表在展开时读取',
    'Unfold a kind to see its samples; they are read when it is unfolded',
  ],
  kind: ['设备种类', 'Kind'],
  count: ['品种数', 'Types'],
  sorts: ['品种', 'Entries'],
} as const satisfies Record<string, Phrase>

const samplesOf = (kind: string): Phrase => [`${kind}的样品`, `Samples: ${kind}`]

export function ParentList() {
  const list = useListState({ filters: [] })
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <DataTable
        noPages
        endpoint={demoMenu}
        list={list}
        name="template/list/son"
        label={words.title}
        rowKey={(kind) => kind.value}
        rowName={(kind) => kind.label}
        unfold={{ draw: (kind) => <Samples kind={kind} /> }}
        columns={[
          textColumn<DemoNode>({
            key: 'label',
            title: words.kind,
            width: 200,
            sortable: true,
            narrow: 'head',
            text: ({ label }) => label,
          }),
          figureColumn<DemoNode>({
            key: 'count',
            title: words.count,
            sortable: true,
            figure: ({ children }) => children.length,
          }),
          tagsColumn<DemoNode>({
            key: 'sorts',
            title: words.sorts,
            width: 480,
            tags: ({ children }) => children.map(({ label }) => label),
          }),
        ]}
      />
    </ListPage>
  )
}

/** A list inside another does not store its state in the address, which belongs to the outer one. */
function Samples({ kind }: { kind: DemoNode }) {
  const list = useLocalList()
  const { sampleNo, name, status, owner, receivedOn } = useSampleColumns()
  return (
    <DataTable
      {...sampleRows}
      noPages
      endpoint={listSamples}
      fixed={{ kind: kind.value }}
      list={list}
      height={280}
      label={samplesOf(kind.label)}
      columns={[sampleNo, name, status, owner, receivedOn]}
    />
  )
}
