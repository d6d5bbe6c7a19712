// Ten thousand rows in one table, sorted and filtered in place.
import { useMemo } from 'react'
import { useSay } from '../../../api/language.ts'
import { StaticTable } from '../../../showcase/table/StaticTable.tsx'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import { madeRows } from './madeRows.ts'
import { useMadeColumns } from './useMadeColumns.ts'
import { words } from './words.ts'

export function VirtualTable() {
  const say = useSay()
  const columns = useMadeColumns()
  const rows = useMemo(() => madeRows(10_000), [])
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/table/virtual')}>
      <Example title={words.many} text={words.manyText}>
        <StaticTable
          virtual
          noPages
          index
          label={say(words.many)}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          height={560}
        />
      </Example>
    </Showcase>
  )
}
