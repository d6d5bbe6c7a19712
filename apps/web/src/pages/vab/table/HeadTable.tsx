// Columns under grouped heads, two levels deep.
import { pageSamples } from '@register/contract/demo/sample'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { Example } from '../Example.tsx'
import { sampleRows, useSampleColumns } from '../sampleColumns.ts'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import { words } from './words.ts'

export function HeadTable() {
  const list = useListState({ filters: ['status', 'kind'] })
  const { sampleNo, name, kind, status, owner, tester, quantity, fee, progress, receivedOn } = useSampleColumns()
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/table/thead')}>
      <Example title={words.heads} text={words.headsText}>
        <DataTable
          {...sampleRows}
          name="demo/heads"
          endpoint={pageSamples}
          list={list}
          height="auto"
          look={{ border: true }}
          label={words.heads}
          summary="answered"
          columns={[
            sampleNo,
            { key: 'what', title: words.what, columns: [name, kind] },
            // Before the wide columns, otherwise the totals would be out of sight.
            { key: 'figures', title: words.figures, columns: [quantity, fee] },
            {
              key: 'testing',
              title: words.testing,
              columns: [
                { key: 'who', title: words.who, columns: [owner, tester] },
                { key: 'how', title: words.how, columns: [status, progress, receivedOn] },
              ],
            },
          ]}
        />
      </Example>
    </Showcase>
  )
}
