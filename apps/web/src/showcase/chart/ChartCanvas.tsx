// The drawing of a chart on a canvas, as large as its frame, redrawn when the frame, the data or the colours change.
import type { Wording } from '@register/contract/phrase'
import { BarChart, GaugeChart, LineChart, PieChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use as include, type EChartsType } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslate } from '../../api/language.ts'
import { useColour, useNight } from '../../api/theme.ts'
import { chartOption, type ChartColours, type ChartLook } from './chartOption.ts'

include([BarChart, GaugeChart, LineChart, PieChart])
include([AriaComponent, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer])

function coloursOf(): ChartColours {
  const style = getComputedStyle(document.documentElement)
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    text: of('text'),
    quiet: of('text-2'),
    line: of('line'),
    surface: of('surface'),
    steps: ['primary', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'].map(of),
    sans: of('sans'),
  }
}

export interface ChartCanvasProps extends Omit<ChartLook, 'colours' | 'narrow' | 'still'> {
  label: Wording
}

export function ChartCanvas({ label, ...look }: ChartCanvasProps) {
  const t = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const [narrow, setNarrow] = useState(false)
  const chart = useChart(frame, (width) => setNarrow(width < 480))
  // Drawn anew after a change of any of these, as after a change of the data.
  useNight()
  useColour()
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    chart.current?.setOption(chartOption({ ...look, colours: coloursOf(), narrow, still }), true)
  })
  return <div ref={frame} role="img" aria-label={t(label)} className="grow may-shorten clip" />
}

/** A chart in a frame; it lives as long as the frame. */
function useChart(
  frame: RefObject<HTMLDivElement | null>,
  onWidth: (pixels: number) => void,
): RefObject<EChartsType | null> {
  const chart = useRef<EChartsType>(null)
  const told = useRef(onWidth)
  useEffect(() => {
    if (!frame.current) return undefined
    const drawn = init(frame.current)
    chart.current = drawn
    const watch = new ResizeObserver(() => {
      drawn.resize()
      told.current(drawn.getWidth())
    })
    watch.observe(frame.current)
    return () => {
      watch.disconnect()
      drawn.dispose()
      chart.current = null
    }
  }, [frame])
  return chart
}
