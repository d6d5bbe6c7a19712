// Filters the list by the numbers and ranges of the chosen kind: from and to of each, in its unit. The server sends which there are.
import { getListedParameters } from '@register/contract/business/parameterForm'
import {
  measuresIn,
  measuresText,
  mostMeasures,
  type AskedMeasure,
} from '@register/contract/business/parameters/measures'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { NumberRangeFilter } from '../../../../kit/table/NumberRangeFilter.tsx'
import type { ListState } from '../../../../kit/table/useListState.ts'
import styles from './list.module.css'
import { mostMeasuresOf, words } from '../words.ts'

/** The filters in the address; none where it was written by hand and cannot be read. */
const askedIn = (text: string | undefined): readonly AskedMeasure[] => {
  const read = measuresIn(text ?? '')
  return 'asked' in read ? read.asked : []
}

export function MeasureFilters({ list }: { list: ListState }) {
  const kind = list.filters['formKind']
  return kind ? <OfKind key={kind} kind={kind} list={list} /> : null
}

function OfKind({ kind, list }: { kind: string; list: ListState }) {
  const say = useSay()
  const { data: fields = [] } = useRead(getListedParameters, { query: { formKind: kind } })
  const asked = askedIn(list.filters['parameters'])
  const [full, setFull] = useState(false)
  function set(key: string, from: number | undefined, to: number | undefined) {
    const others = asked.filter((one) => one.key !== key)
    const next = from === undefined && to === undefined ? others : [...others, { key, from, to }]
    setFull(next.length > mostMeasures)
    if (next.length <= mostMeasures) list.setFilters({ parameters: measuresText(next) })
  }
  if (fields.length === 0) return null
  return (
    <fieldset className={styles['measures']}>
      <legend>{say(words.byParameters)}</legend>
      {fields.map(({ key, label, unit }) => {
        const now = asked.find((one) => one.key === key)
        return (
          <NumberRangeFilter
            key={key}
            label={say(label)}
            unit={unit ? say(unit) : ''}
            from={now?.from}
            to={now?.to}
            onChange={(from, to) => set(key, from, to)}
          />
        )
      })}
      {full && <p role="status">{say(mostMeasuresOf(mostMeasures))}</p>}
    </fieldset>
  )
}
