// Tables of rows that a page has already: every kind of column, and the actions on rows.
import { sampleStatuses } from '@register/contract/demo/sample'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { StaticTable } from '../../../showcase/table/StaticTable.tsx'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'
import { madeRow, madeRows, type MadeRow } from './madeRows.ts'
import { useMadeColumns } from './useMadeColumns.ts'
import { removeAsk, words } from './words.ts'

const all = madeRows(36)
const shape = { rowKey: (row: MadeRow) => row.id, rowName: (row: MadeRow) => row.name } as const
const totals = (rows: readonly MadeRow[]) => ({
  quantity: rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
  fee: rows.reduce((sum, { fee }) => sum + fee, 0),
})
/** Every third row has two rows below it. */
const tree = madeRows(9).map((row) =>
  row.id % 3 === 0 ? { ...row, parts: [madeRow(row.id * 100 + 1), madeRow(row.id * 100 + 2)] } : row,
)

export function BaseTable() {
  const t = useTranslate()
  const columns = useMadeColumns()
  const few = columns.slice(0, 5)
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/table/base')}>
      <Example title={words.kinds} text={words.kindsText}>
        <StaticTable {...shape} label={words.kinds} columns={columns} rows={all} index summary={totals} />
      </Example>
      <Editing />
      <Example title={words.unfolding} text={words.unfoldingText}>
        <StaticTable
          {...shape}
          label={words.unfolding}
          columns={few}
          rows={all.slice(0, 4)}
          noPages
          unfold={{
            draw: (row) => `${row.name} · ${row.receivedOn} · ${t(sampleStatuses[row.status].label)}`,
            can: (row) => row.status !== 'received',
          }}
        />
      </Example>
      <Example title={words.tree} text={words.treeText}>
        <StaticTable {...shape} label={words.tree} columns={few} rows={tree} noPages tree="parts" />
      </Example>
      <Example title={words.looks} text={words.looksText}>
        <StaticTable
          {...shape}
          label={words.looks}
          columns={few}
          rows={all}
          pageSize={20}
          height={240}
          look={{ size: 'small', border: true, stripe: true }}
          sort={{ prop: 'fee', order: 'descending' }}
        />
      </Example>
      <Example title={words.bare} text={words.bareText}>
        <StaticTable
          {...shape}
          label={words.bare}
          columns={few.slice(0, 3)}
          rows={all.slice(0, 3)}
          noPages
          without={{ foot: true }}
        />
      </Example>
      <Example title={words.none} text={words.noneText}>
        <StaticTable {...shape} label={words.none} columns={few} rows={[]} noPages />
      </Example>
    </Showcase>
  )
}

/** The rows are the page's own state, so adding, changing and removing rows changes that state. */
function Editing() {
  const columns = useMadeColumns().slice(0, 5)
  const [rows, setRows] = useState(all)
  const [keys, setKeys] = useState<(string | number)[]>([])
  const next = Math.max(0, ...rows.map(({ id }) => id)) + 1
  return (
    <Example title={words.editing} text={words.editingText}>
      <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
        <Action icon="add" label={words.addFirst} onPress={() => setRows([madeRow(next), ...rows])} />
        <Action label={words.addLast} onPress={() => setRows([...rows, madeRow(next)])} />
      </div>
      <StaticTable
        {...shape}
        label={words.editing}
        columns={columns}
        rows={rows}
        chosen={{
          keys,
          onChange: setKeys,
          survives: true,
          acts: [
            {
              key: 'remove',
              kind: 'danger',
              icon: 'delete',
              label: words.removeChosen,
              question: { title: removeAsk, yes: words.removeChosen, danger: true },
              onPress: (chosen) => {
                setRows(rows.filter(({ id }) => !chosen.includes(id)))
                setKeys([])
              },
            },
          ],
        }}
        actions={(row) => [
          {
            key: 'pass',
            label: words.pass,
            onPress: () => setRows(rows.map((one) => (one.id === row.id ? { ...one, status: 'passed' } : one))),
          },
          {
            key: 'remove',
            label: words.remove,
            danger: true,
            onPress: () => setRows(rows.filter(({ id }) => id !== row.id)),
          },
        ]}
      />
    </Example>
  )
}
