// Every kind of chart, and every state of one.
import { Failure } from '@register/contract/errors'
import { sampleKinds } from '@register/contract/demo/sample'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Chart } from '../../../showcase/chart/Chart.tsx'
import type { ChartData } from '../../../showcase/chart/chartData.ts'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
const issued = [182, 96, 240, 231, 208, 264, 251, 219, 276, null, 288, 262]
const applied = [214, 131, 228, 262, 243, 251, 287, 246, 301, 118, 305, 290]
const kinds = [412, 186, 34, 8, 129, 268]

function useData() {
  const t = useTranslate()
  const names = Object.values(sampleKinds).map((kind) => t(kind))
  return {
    monthly: {
      categories: months,
      series: [
        { name: t(words.issued), values: issued },
        { name: t(words.applied), values: applied },
      ],
    },
    kinds: { categories: names, series: [{ name: t(words.tested), values: kinds }] },
    states: {
      categories: names,
      series: [
        { name: t(words.passed), values: kinds.map((one) => Math.round(one * 0.9)) },
        { name: t(words.failed), values: kinds.map((one) => Math.round(one * 0.1)) },
      ],
    },
    year: { categories: [t(words.done)], series: [{ name: t(words.done), values: [68.5] }] },
  } satisfies Record<string, ChartData>
}

export function ChartPage() {
  const t = useTranslate()
  const data = useData()
  const inKinds = { categoryTitle: t(words.kind), unit: t(words.pieces) }
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/chart')}>
      <Example title={words.lines} text={words.linesText}>
        <Chart
          label={words.byMonth}
          kind="line"
          data={data.monthly}
          unit={words.certificates}
          categoryTitle={words.month}
        />
      </Example>
      <Example title={words.bars} text={words.barsText}>
        <Chart label={words.byKind} kind="bar" data={data.states} stacked {...inKinds} />
      </Example>
      <Example title={words.pie} text={words.pieText}>
        <Chart label={words.share} kind="pie" data={data.kinds} {...inKinds} />
      </Example>
      <Example title={words.gauge} text={words.gaugeText}>
        <Chart label={words.done} kind="gauge" data={data.year} most={100} unit="%" height={220} />
      </Example>
      <Example title={words.narrow} text={words.narrowText}>
        <div className={`pad-8 clip ${styles['resizable']}`}>
          <Chart label={`${t(words.byKind)} (2)`} kind="bar" data={data.kinds} height={200} {...inKinds} />
        </div>
      </Example>
      <States data={data.kinds} />
    </Showcase>
  )
}

function States({ data }: { data: ChartData }) {
  const [loading, setLoading] = useState(false)
  const [mended, setMended] = useState(false)
  const none = { categories: data.categories, series: [{ name: 'x', values: data.categories.map(() => null) }] }
  return (
    <Example title={words.states} text={words.statesText}>
      <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
        <Action label={loading ? words.done : words.loading} onPress={() => setLoading(!loading)} />
      </div>
      <div className={styles['charts']}>
        <Chart label={words.loading} kind="bar" data={loading ? undefined : data} height={220} />
        <Chart label={words.empty} kind="bar" data={none} height={220} />
        <Chart
          label={words.broken}
          kind="bar"
          data={mended ? data : undefined}
          error={mended ? undefined : new Failure(503, words.refused)}
          onRetry={() => setMended(true)}
          height={220}
        />
      </div>
    </Example>
  )
}
