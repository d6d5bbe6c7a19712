// Ten thousand rows in one table, sorted, filtered and chosen in place.
import { useMemo, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import type { RowKey } from '../../../kit/table/view/viewProps.ts'
import { StaticTable } from '../../../showcase/table/StaticTable.tsx'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import { madeRows } from './madeRows.ts'
import { useMadeColumns } from './useMadeColumns.ts'
import styles from '../vab.module.css'
import { chosenOf, words } from './words.ts'

export function VirtualTable() {
  const t = useTranslate()
  const columns = useMadeColumns()
  const rows = useMemo(() => madeRows(10_000), [])
  const [keys, setKeys] = useState<readonly RowKey[]>([])
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/table/virtual')}>
      <Example title={words.many} text={words.manyText}>
        <p className={`below-16 quiet ${styles['text']}`} role="status">
          {t(chosenOf(keys.length))}
        </p>
        <StaticTable
          virtual
          noPages
          index
          label={words.many}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          chosen={{ keys, onChange: setKeys }}
          height={560}
        />
      </Example>
    </Showcase>
  )
}
