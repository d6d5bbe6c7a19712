// A chart with its name, its states, and the same figures as a table for readers who cannot see it or prefer figures.
import type { Wording } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { PlainTable } from '../../kit/display/PlainTable.tsx'
import { EmptyState } from '../../kit/state/EmptyState.tsx'
import { ErrorState } from '../../kit/state/ErrorState.tsx'
import { Loading } from '../../kit/state/Loading.tsx'
import { late } from '../../kit/plain/late.tsx'
import styles from './chart.module.css'
import { isEmpty, type ChartData, type ChartKind } from './chartData.ts'
import { chartWords as words } from './words.ts'

const ChartCanvas = late(async () => (await import('./ChartCanvas.tsx')).ChartCanvas)

export interface ChartProps {
  /** The title of the chart. */
  label: Wording
  kind: ChartKind
  /** Undefined while it is loading. */
  data: ChartData | undefined
  /** The error, where there is no data. */
  error?: unknown
  onRetry?: () => unknown
  /** The height of the drawing in pixels. */
  height?: number
  /** Written after every figure. */
  unit?: Wording
  /** Series are drawn on top of each other. */
  stacked?: boolean
  /** The maximum of a gauge. */
  most?: number
  /** The head of the table's first column. */
  categoryTitle?: Wording
  /** Shown when there are no figures. */
  emptyText?: string
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

export function Chart(props: ChartProps) {
  const { label, kind, data, error, onRetry, height = 280, stacked = false, most = 100 } = props
  const t = useTranslate()
  const unit = t(props.unit ?? '')
  const [asTable, setAsTable] = useState(false)
  const read = (value: number) => `${grouped.format(value)}${unit && (unit === '%' ? unit : ` ${unit}`)}`
  const there = !error && data && !isEmpty(data)
  return (
    <figure className={`may-narrow no-margin ${styles['chart']}`} aria-label={t(label)} aria-busy={!error && !data}>
      <figcaption className="row gap-8 align-center justify-between bold">
        <span>{t(label)}</span>
        {there && (
          <Action
            small
            kind="quiet"
            icon={asTable ? 'chart' : 'table'}
            label={asTable ? words.drawing : words.table}
            onPress={() => setAsTable(!asTable)}
          />
        )}
      </figcaption>
      <div
        className="row column scroll anchor"
        style={asTable && there ? { maxHeight: Math.max(height, 200) } : { height }}
      >
        {error ? (
          <ErrorState error={error} {...(onRetry && { onRetry })} />
        ) : !data ? (
          <Loading lines={6} />
        ) : isEmpty(data) ? (
          <EmptyState icon="chart" text={props.emptyText ?? words.empty} />
        ) : asTable ? (
          <Figures label={label} data={data} read={read} title={props.categoryTitle ?? words.category} />
        ) : (
          <ChartCanvas
            waiting={<Loading lines={6} />}
            label={label}
            kind={kind}
            data={data}
            read={read}
            unit={unit}
            stacked={stacked}
            most={most}
          />
        )}
      </div>
    </figure>
  )
}

interface FiguresProps {
  label: Wording
  data: ChartData
  read: (value: number) => string
  title: Wording
}

function Figures({ label, data: { categories, series }, read, title }: FiguresProps) {
  const figure = (value: number | null | undefined) => (value == null ? '–' : read(value))
  return (
    <PlainTable
      label={label}
      columns={[
        { key: 'category', title, draw: (at: number) => categories[at] },
        ...series.map(({ name, values }) => ({
          key: name,
          title: name,
          align: 'end' as const,
          draw: (at: number) => figure(values[at]),
        })),
      ]}
      rows={categories.map((_, at) => at)}
      rowKey={(at) => at}
    />
  )
}
