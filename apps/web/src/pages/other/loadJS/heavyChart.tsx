// A component that is heavy because of the library of charts, so it is loaded only on request.
import { ChartCanvas } from '../../../showcase/chart/ChartCanvas.tsx'

export interface HeavyChartProps {
  label: string
  categories: readonly string[]
  values: readonly number[]
}

export const HeavyChart = ({ label, categories, values }: HeavyChartProps) => (
  <ChartCanvas
    label={label}
    kind="bar"
    read={String}
    unit=""
    stacked={false}
    most={100}
    data={{ categories, series: [{ name: label, values }] }}
  />
)
