// The rows of conditions: add, fill, remove; then filter by them, save them as a favourite, or clear them all.
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { pinyinAhead } from '../text/useFinder.ts'
import { clashes } from './clashes.ts'
import { ConditionRow } from './ConditionRow.tsx'
import type { FilterField } from './field.ts'
import styles from './filter.module.css'
import { freshRow, leftFor, rowsOf, wordsOf, type FilterObject, type FilterRow } from './filterRows.ts'
import type { FurtherFilter } from './further.ts'
import { SaveFavourite } from './favourite/SaveFavourite.tsx'
import { clashOf, filterWords as words } from './words.ts'

export interface ConditionsTabProps {
  name: string
  fields: readonly FilterField[]
  value: FilterObject
  /** What a favourite keeps in addition. */
  besides: FilterObject
  operators: boolean
  further?: FurtherFilter | undefined
  onApply: (words: FilterObject) => void
  /** The drawer stays open. */
  onClear: () => void
}

const numbered = (rows: readonly Omit<FilterRow, 'id'>[], from: number): FilterRow[] =>
  rows.map((row, at) => ({ ...row, id: from + at }))

export function ConditionsTab({
  name,
  fields,
  value,
  besides,
  operators,
  further,
  onApply,
  onClear,
}: ConditionsTabProps) {
  const t = useTranslate()
  const { notify, inform } = useFeedback()
  const [rows, setRows] = useState(() => {
    const now = rowsOf(value, fields)
    return numbered(now.length > 0 ? now : fields.filter(({ selected }) => selected).map((field) => freshRow(field)), 0)
  })
  const [keeping, setKeeping] = useState<FilterObject>()
  // The dictionary is fetched here, so that the first row can already be searched by pinyin.
  useEffect(() => void pinyinAhead(), [])
  function add() {
    const left = leftFor(rows, fields)
    const first = left.find(({ value: key }) => !rows.some(({ field }) => field === key)) ?? left[0]
    if (first) setRows([...rows, ...numbered([freshRow(first, rows)], 1 + Math.max(-1, ...rows.map(({ id }) => id)))])
    else notify('warn', words.noneLeft, [])
  }
  function save() {
    const now = { ...besides, ...wordsOf(rows, fields, operators) }
    if (Object.keys(now).length > 0) setKeeping(now)
    else inform(words.noValue)
  }
  const impossible = fields.filter((field) => clashes(rows, field))
  const apply = () => onApply(wordsOf(rows, fields, operators))
  return (
    <div className={`row column full-height ${styles['conditions']}`}>
      <h3 className="below-12 medium bold">{t(words.setUp)}</h3>
      <div className={`row column may-shorten ${styles['rows']}`}>
        {rows.length === 0 ? (
          <p className={`quiet text-center rounded ${styles['none']}`}>{t(words.none)}</p>
        ) : (
          <ol aria-label={t(words.items)}>
            {rows.map((row, at) => (
              <ConditionRow
                key={row.id}
                number={at + 1}
                row={row}
                fields={fields}
                others={rows.filter(({ id }) => id !== row.id)}
                operators={operators}
                onChange={(changed) => setRows(rows.map((one) => (one.id === row.id ? changed : one)))}
                onEnter={apply}
                onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
              />
            ))}
          </ol>
        )}
        {/* Always there, so that readers of the screen hear what appears in it. */}
        <div role="status">
          {impossible.map(({ value: key, label }) => (
            <p key={key} className="above-8 warn">
              {t(clashOf(label))}
            </p>
          ))}
        </div>
        <Button type="link" icon={<Icon name="add" />} className={styles['add'] ?? ''} onClick={add}>
          {t(words.add)}
        </Button>
        {further?.draw(wordsOf(rows, fields, operators))}
      </div>
      <div className={`acts above-16 line-above ${styles['foot']}`}>
        <Button
          onClick={() => {
            setRows([])
            onClear()
          }}
        >
          {t(words.clear)}
        </Button>
        <Button disabled={rows.length === 0 && Object.keys(besides).length === 0} onClick={save}>
          {t(words.keep)}
        </Button>
        <Button
          type="primary"
          disabled={rows.length === 0}
          {...(rows.length === 0 && { title: t(words.none) })}
          onClick={apply}
        >
          {t(words.apply)}
        </Button>
      </div>
      <SaveFavourite
        name={name}
        fields={fields}
        further={further}
        words={keeping}
        onClose={() => setKeeping(undefined)}
      />
    </div>
  )
}
