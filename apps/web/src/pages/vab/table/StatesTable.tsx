// Every state of a table, provoked on purpose.
import { demoStatus, pageSamples } from '@register/contract/demo/sample'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { SelectFilter } from '../../../showcase/select/SelectFilter.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { useLocalList } from '../../../kit/table/local/useLocalList.ts'
import { Example } from '../Example.tsx'
import { sampleRows, useSampleColumns } from '../sampleColumns.ts'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'
import { stateWords as states, words } from './words.ts'

/** This endpoint answers as requested; used in place of the list's, it shows what a table does then. */
const asked = { ...demoStatus, output: pageSamples.output }

type State = keyof typeof states
const questions: Readonly<Partial<Record<State, Readonly<Record<string, string | number>>>>> = {
  loading: { delay: 9_000 },
  refused: { code: 409, msg: '样品正在盘点，暂时不能查看' },
  noWords: { code: 500 },
  missing: { code: 404 },
  unreadable: { shape: 'bad' },
  otherShape: { code: 200 },
}

export function StatesTable() {
  const t = useTranslate()
  const [state, setState] = useState<State>('rows')
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/table/states')}>
      <Example title={words.states} text={words.statesText}>
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          <SelectFilter
            rows={[
              {
                key: 'state',
                title: words.states,
                options: (Object.keys(states) as State[]).map((value) => ({ value, label: states[value][0] })),
              },
            ]}
            value={{ state: state === 'rows' ? [] : [state] }}
            onChange={({ state: next = [] }) => setState((next[0] ?? 'rows') as State)}
            labelWidth={40}
          />
        </div>
        <p className={`below-16 quiet ${styles['text']}`}>{t(states[state][1])}</p>
        <Shown key={state} state={state} />
      </Example>
    </Showcase>
  )
}

function Shown({ state }: { state: State }) {
  const t = useTranslate()
  const list = useLocalList()
  const { sampleNo, name, status, owner, receivedOn } = useSampleColumns()
  const table = {
    ...sampleRows,
    list: state === 'nothingFound' ? { ...list, filters: { keyword: '没有这样的样品' } } : list,
    label: t(states[state][0]),
    columns: [sampleNo, name, status, owner, receivedOn],
    height: 'auto',
  } as const
  const question = questions[state]
  if (question) {
    // This endpoint does not know the parameters of pages.
    return <DataTable {...table} endpoint={asked} list={{ ...list, request: question }} />
  }
  return (
    <DataTable
      {...table}
      endpoint={pageSamples}
      fixed={state === 'empty' || state === 'nothingFound' ? { keyword: '没有这样的样品' } : {}}
      empty={{ text: words.emptyText }}
    />
  )
}
