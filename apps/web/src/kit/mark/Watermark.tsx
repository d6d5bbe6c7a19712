// A pale text repeated over its content, so that a screenshot shows where it comes from.
import { Watermark as Tiles } from 'antd'
import type { ReactNode } from 'react'
import { tileOf } from './tileOf.ts'

export interface WatermarkProps {
  text: string
  subtext?: string
  /** Any CSS colour with little opacity. */
  colour?: string
  /** Off: only the content is drawn. */
  shown?: boolean
  children: ReactNode
}

/** Translucent grey (docs/rules/office.md#figures-of-pieces). */
const grey = 'rgba(128, 128, 128, 0.2)'

export function Watermark({ text, subtext, colour = grey, shown = true, children }: WatermarkProps) {
  if (!shown) return children
  const { lines, ...tile } = tileOf(text, subtext)
  return (
    <Tiles {...tile} content={lines} rotate={-45} zIndex={99} font={{ color: colour, fontWeight: 'bold' }}>
      {children}
    </Tiles>
  )
}
