// The main components of a product, to read.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { useSay } from '../../../api/language.ts'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { areaWords } from '../words.ts'
import { words } from './words.ts'
import styles from './tables.module.css'

interface Row {
  name: string | null
  model?: string | null | undefined
  certificateNo?: string | null | undefined
  manufacturer?: string | null | undefined
}

export function ComponentsTable({ rows }: { rows: readonly Row[] }) {
  const say = useSay()
  if (rows.length === 0) return <p className={styles['quiet']}>{say(words.noComponents)}</p>
  return (
    <PlainTable
      label={say(words.components)}
      rows={rows}
      rowKey={(_, at) => at}
      columns={[
        { key: 'name', title: say(words.name), draw: (row) => row.name },
        { key: 'model', title: say(areaWords.model), draw: (row) => row.model },
        {
          key: 'certificateNo',
          title: say(words.certificateNo),
          draw: (row) => <span className={styles['mono']}>{printNo(row.certificateNo ?? '')}</span>,
        },
        { key: 'manufacturer', title: say(areaWords.maker), draw: (row) => row.manufacturer },
      ]}
    />
  )
}
