// Three parts one above the other: figures, the list behind them, and the actions on the chosen rows.
import { pageSamples, sampleStatuses } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Figures } from '../../../kit/display/Figures.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Panes } from '../../../showcase/layout/Panes.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import type { RowKey } from '../../../kit/table/view/viewProps.ts'
import * as paths from '../../../paths.ts'
import { sampleRows, useSampleColumns } from '../../vab/sampleColumns.ts'
import { useStatusTotals } from '../useStatusTotals.ts'

const words = {
  title: templateScreens['template/layout/tcb'].title,
  text: [
    '上方是概况，中间是列表，下方是对所选内容的操作',
    'Figures above, the list in the centre, what to do with it below',
  ],
  above: ['概况', 'At a glance'],
  list: ['样品', 'Samples'],
  below: ['所选样品', 'The chosen samples'],
  none: ['请在列表中勾选样品。', 'Choose samples in the list.'],
  clear: ['取消选择', 'Choose none'],
} as const satisfies Record<string, Phrase>

const chosenOf = (n: number): Phrase => [`已选 ${n} 个样品`, n === 1 ? '1 sample chosen' : `${n} samples chosen`]

export function TopCentreBottom() {
  const t = useTranslate()
  const totals = useStatusTotals()
  const list = useListState({ filters: ['status'] })
  const { sampleNo, name, status, kind, owner } = useSampleColumns()
  const [keys, setKeys] = useState<RowKey[]>([])
  const figures = totals.map(([key, total]) => ({
    label: t(sampleStatuses[key].label),
    value: total ?? 0,
    tone: sampleStatuses[key].tone,
  }))
  return (
    <div className="row column gap-16 page-height">
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <Panes
        above={{ label: words.above, content: <Figures figures={figures} /> }}
        middle={{
          label: words.list,
          content: (
            <DataTable
              {...sampleRows}
              endpoint={pageSamples}
              list={list}
              label={words.list}
              chosen={{ keys, onChange: setKeys, survives: true }}
              columns={[sampleNo, name, status, kind, owner]}
            />
          ),
        }}
        below={{
          label: words.below,
          content: (
            <div className="row wrap gap-8">
              <span role="status">{t(keys.length > 0 ? chosenOf(keys.length) : words.none)}</span>
              {keys.length > 0 && <Action small label={words.clear} onPress={() => setKeys([])} />}
            </div>
          ),
        }}
      />
    </div>
  )
}
