// A table with a personal column setting, and one without settings.
import { pageSamples } from '@register/contract/demo/sample'
import { useTranslate } from '../../../api/language.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { StaticTable } from '../../../showcase/table/StaticTable.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { Example } from '../Example.tsx'
import { sampleRows, useSampleColumns } from '../sampleColumns.ts'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'
import { madeRows } from './madeRows.ts'
import { words } from './words.ts'

const rows = madeRows(3)

export function ColumnTable() {
  const t = useTranslate()
  const list = useListState({ filters: ['status', 'kind'] })
  const columns = useSampleColumns()
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/table/column')}>
      <Example title={words.settings} text={words.settingsText}>
        <DataTable
          {...sampleRows}
          name="demo/sample"
          endpoint={pageSamples}
          list={list}
          height="auto"
          label={words.settings}
          columns={Object.values(columns)}
        />
      </Example>
      <Example title={words.merging} text={words.mergingText}>
        <ol className={`stack gap-4 ${styles['rules']}`}>
          {([words.rule1, words.rule2, words.rule3, words.rule4] as const).map((rule) => (
            <li key={rule[1]}>{t(rule)}</li>
          ))}
        </ol>
      </Example>
      <Example title={words.noColumns} text={words.noColumnsText}>
        <StaticTable
          name="demo/none"
          label={words.noColumns}
          columns={[]}
          rows={rows}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          index
          noPages
        />
      </Example>
    </Showcase>
  )
}
