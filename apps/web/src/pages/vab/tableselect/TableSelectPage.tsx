// Table selects: one record or several, with a form above the table, and the error when reading fails.
import { pageSamples, type Sample } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { SelectFilter } from '../../../showcase/select/SelectFilter.tsx'
import { TableSelect } from '../../../showcase/select/TableSelect.tsx'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { sampleRows, useSampleColumns } from '../sampleColumns.ts'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'

// Texts of the page on table selects.
const words = {
  one: ['选择一个样品', 'One sample'],
  oneText: [
    '下拉表格宽 400、高 245，每页 20 条。输入文字即搜索；方向键移动、回车选择、Page Up / Page Down 翻页。单选后关闭，值为整行数据。',
    'The list is 400 wide and 245 high, 20 rows a page. Typing searches; arrows move, Enter chooses, Page Up and Page Down turn pages. A choice closes it; the value is the record.',
  ],
  several: ['选择多个样品', 'Several samples'],
  severalText: [
    'multiple 的选择在翻页和搜索后保留；collapse 限制显示的标签数，其余计数，悬停可见。',
    'With multiple the choice outlasts pages and searches; collapse limits how many are named, the rest are counted and named under the pointer.',
  ],
  form: ['带搜索表单', 'With a form of its own'],
  formText: [
    'header 画在表格上方，把更多条件加进请求；tableWidth 和 height 调整大小。',
    'header is drawn above the table and adds to the request; tableWidth and height set the size.',
  ],
  status: ['状态', 'Status'],
  all: ['全部', 'All'],
  passed: ['合格', 'Qualified'],
  failed: ['不合格', 'Not qualified'],
  limits: ['固定条件、不可用与读取失败', 'Fixed conditions, disabled, and failing'],
  limitsText: [
    'fixed 是每次请求都带的条件；filterable 和 clearable 可以关闭；读取失败时列表里说明原因并可以重试。',
    'fixed is part of every request; filterable and clearable can be switched off; where reading fails the list gives the reason and offers another try.',
  ],
  notFilterable: ['仅客运索道，不可搜索', 'Only ropeways, no search'],
  disabled: ['不可用', 'Disabled'],
  failing: ['无法读取', 'Cannot be read'],
} as const satisfies Record<string, Phrase>

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
  const columns = useColumns()
  const [value, setValue] = useState<Sample | null>(null)
  return (
    <Example title={words.one} text={words.oneText}>
      <div className={styles['field']}>
        <TableSelect {...shape} columns={columns} label={words.one} value={value} onChange={setValue} />
      </div>
      <Outcome value={value && { id: value.id, sampleNo: value.sampleNo, name: value.name }} />
    </Example>
  )
}

function Several() {
  const columns = useColumns()
  const [value, setValue] = useState<readonly Sample[]>([])
  return (
    <Example title={words.several} text={words.severalText}>
      <TableSelect
        {...shape}
        multiple
        collapse={2}
        columns={columns}
        label={words.several}
        value={value}
        onChange={setValue}
      />
      <Outcome value={value.map(({ sampleNo }) => sampleNo)} />
    </Example>
  )
}

function WithForm() {
  const columns = useColumns()
  const [value, setValue] = useState<Sample | null>(null)
  const [status, setStatus] = useState<readonly string[]>([])
  return (
    <Example title={words.form} text={words.formText}>
      <div className={styles['field']}>
        <TableSelect
          {...shape}
          columns={columns}
          label={words.form}
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
                      { value: '', label: words.all },
                      { value: 'passed', label: words.passed },
                      { value: 'failed', label: words.failed },
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
  const columns = useColumns()
  const [value, setValue] = useState<Sample | null>(null)
  const given = { columns, value, onChange: setValue }
  return (
    <Example title={words.limits} text={words.limitsText}>
      <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
        <div className={styles['field']}>
          <TableSelect
            {...shape}
            {...given}
            fixed={{ kind: 'ropeway' }}
            filterable={false}
            clearable={false}
            label={words.notFilterable}
            placeholder={words.notFilterable}
          />
        </div>
        <div className={styles['field']}>
          <TableSelect {...shape} {...given} disabled label={words.disabled} placeholder={words.disabled} />
        </div>
        <div className={styles['field']}>
          <TableSelect
            {...shape}
            {...given}
            // An invalid day, so the server refuses every read.
            fixed={{ receivedOn: 'someday' }}
            label={words.failing}
            placeholder={words.failing}
          />
        </div>
      </div>
    </Example>
  )
}
