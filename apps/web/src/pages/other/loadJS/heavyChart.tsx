// A component that is heavy because of the library of charts, so it is loaded only on request.
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { ChartCanvas } from '../../../showcase/chart/ChartCanvas.tsx'

export interface HeavyChartProps {
  label: Wording
  categories: readonly string[]
  values: readonly number[]
}

export const HeavyChart = ({ label, categories, values }: HeavyChartProps) => {
  const t = useTranslate()
  return (
    <ChartCanvas
      label={label}
      kind="bar"
      read={String}
      unit=""
      stacked={false}
      most={100}
      data={{ categories, series: [{ name: t(label), values }] }}
    />
  )
}
