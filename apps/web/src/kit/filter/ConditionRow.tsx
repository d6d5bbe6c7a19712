// One row of the filter: its number, the field, the operator, the value, and a button to remove it.
import { operators as all, type Operator } from '@register/contract/page'
import { Button, Select } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { useFinder } from '../text/useFinder.ts'
import type { FilterField } from './field.ts'
import styles from './filter.module.css'
import { freshRow, leftFor, withOperator, type FilterRow } from './filterRows.ts'
import { ValueEditor } from './value/ValueEditor.tsx'
import { filterWords as words, partOf } from './words.ts'

export interface ConditionRowProps {
  /** From 1. */
  number: number
  row: FilterRow
  fields: readonly FilterField[]
  others: readonly FilterRow[]
  operators: boolean
  onChange: (row: FilterRow) => void
  /** Enter in a text box. */
  onEnter: () => void
  onRemove: () => void
}

const operatorKeys = Object.keys(all) as Operator[]

export function ConditionRow({
  number,
  row,
  fields,
  others,
  operators,
  onChange,
  onEnter,
  onRemove,
}: ConditionRowProps) {
  const t = useTranslate()
  const { byPinyin } = useFinder()
  const field = fields.find(({ value }) => value === row.field)
  const offered = leftFor(others, fields)
  // One operator alone is no choice.
  const choosesOperator = operators && field?.operators?.length !== 1
  const name = (part: readonly [string, string]) => t(partOf(number, part))
  function choose(key: string) {
    const chosen = fields.find(({ value }) => value === key)
    if (chosen) onChange({ ...freshRow(chosen, others), id: row.id })
  }
  return (
    <li className={`stack gap-8 align-start ${styles['row']}`} data-operators={choosesOperator}>
      <span aria-hidden className={`stack place-center quiet tabular tinted framed rounded ${styles['number']}`}>
        {number}
      </span>
      <Select<string>
        aria-label={name(words.field)}
        placeholder={t(words.chooseField)}
        value={row.field ?? null}
        popupMatchSelectWidth={false}
        showSearch={{ filterOption: byPinyin }}
        notFoundContent={t(words.nothingFound)}
        options={fields.map((one) => ({
          value: one.value,
          label: t(one.label),
          disabled: !offered.includes(one),
        }))}
        onChange={choose}
      />
      {choosesOperator && (
        <Select<Operator>
          aria-label={name(words.operator)}
          disabled={!field}
          value={row.operator}
          popupMatchSelectWidth={false}
          options={(field?.operators ?? operatorKeys).map((key) => ({ value: key, label: t(all[key]) }))}
          onChange={(operator) => onChange(withOperator(row, field, operator))}
        />
      )}
      <div className={`row align-center may-narrow ${styles['value']}`}>
        <ValueEditor
          key={row.field}
          field={field}
          operator={row.operator}
          label={name(words.value)}
          value={row.value}
          onChange={(value) => onChange({ ...row, value })}
          onEnter={onEnter}
        />
      </div>
      <Button
        type="text"
        danger
        shape="circle"
        icon={<Icon name="delete" />}
        aria-label={name(words.remove)}
        title={t(words.remove)}
        onClick={onRemove}
      />
    </li>
  )
}
