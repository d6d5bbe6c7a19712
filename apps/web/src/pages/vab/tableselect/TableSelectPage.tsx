// Table selects: one record or several, with a form above the table, and the error when reading fails.
import { pageSamples, type Sample } from '@register/contract/demo/sample'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { SelectFilter } from '../../../showcase/select/SelectFilter.tsx'
import { TableSelect } from '../../../showcase/select/TableSelect.tsx'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { sampleRows, useSampleColumns } from '../sampleColumns.ts'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'
import { words } from './words.ts'

const shape = {
  rowKey: sampleRows.rowKey,
  rowLabel: (row: Sample) => `${row.sampleNo} ${row.name}`,
  endpoint: pageSamples,
} as const

function useColumns() {
  const { sampleNo, name, status } = useSampleColumns()
  return [{ ...sampleNo, width: 120 }, name, { ...status, width: 100 }].map(({ key, ...rest }) =>
    // The name takes the remaining width.
    key === 'name' ? { ...rest, key, width: 130 } : { ...rest, key },
  )
}

export function TableSelectPage() {
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/tableselect')}>
      <One />
      <Several />
      <WithForm />
      <Limits />
    </Showcase>
  )
}

function One() {
  const say = useSay()
  const columns = useColumns()
  const [value, setValue] = useState<Sample | null>(null)
  return (
    <Example title={words.one} text={words.oneText}>
      <div className={styles['field']}>
        <TableSelect {...shape} columns={columns} label={say(words.one)} value={value} onChange={setValue} />
      </div>
      <Outcome value={value && { id: value.id, sampleNo: value.sampleNo, name: value.name }} />
    </Example>
  )
}

function Several() {
  const say = useSay()
  const columns = useColumns()
  const [value, setValue] = useState<readonly Sample[]>([])
  return (
    <Example title={words.several} text={words.severalText}>
      <TableSelect
        {...shape}
        multiple
        collapse={2}
        columns={columns}
        label={say(words.several)}
        value={value}
        onChange={setValue}
      />
      <Outcome value={value.map(({ sampleNo }) => sampleNo)} />
    </Example>
  )
}

function WithForm() {
  const say = useSay()
  const columns = useColumns()
  const [value, setValue] = useState<Sample | null>(null)
  const [status, setStatus] = useState<readonly string[]>([])
  return (
    <Example title={words.form} text={words.formText}>
      <div className={styles['field']}>
        <TableSelect
          {...shape}
          columns={columns}
          label={say(words.form)}
          value={value}
          onChange={setValue}
          tableWidth={520}
          height={320}
          header={(search) => (
            <div className={styles['popupForm']}>
              <SelectFilter
                labelWidth={40}
                rows={[
                  {
                    key: 'status',
                    title: words.status,
                    options: [
                      { value: '', label: say(words.all) },
                      { value: 'passed', label: say(words.passed) },
                      { value: 'failed', label: say(words.failed) },
                    ],
                  },
                ]}
                value={{ status }}
                onChange={({ status: next = [] }) => {
                  setStatus(next)
                  search(next.length > 0 ? { status: next.join(',') } : {})
                }}
              />
            </div>
          )}
        />
      </div>
    </Example>
  )
}

function Limits() {
  const say = useSay()
  const columns = useColumns()
  const [value, setValue] = useState<Sample | null>(null)
  const given = { columns, value, onChange: setValue }
  return (
    <Example title={words.limits} text={words.limitsText}>
      <div className={styles['row']}>
        <div className={styles['field']}>
          <TableSelect
            {...shape}
            {...given}
            fixed={{ kind: 'ropeway' }}
            filterable={false}
            clearable={false}
            label={say(words.notFilterable)}
            placeholder={say(words.notFilterable)}
          />
        </div>
        <div className={styles['field']}>
          <TableSelect {...shape} {...given} disabled label={say(words.disabled)} placeholder={say(words.disabled)} />
        </div>
        <div className={styles['field']}>
          <TableSelect
            {...shape}
            {...given}
            // An invalid day, so the server refuses every read.
            fixed={{ receivedOn: 'someday' }}
            label={say(words.failing)}
            placeholder={say(words.failing)}
          />
        </div>
      </div>
    </Example>
  )
}
