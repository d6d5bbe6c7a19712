// Words that lie thinly over everything inside, again and again, so that a picture of it says where it comes from.
import { Watermark as Tiles } from 'antd'
import type { ReactNode } from 'react'

export interface WatermarkProps {
  text: string
  subtext?: string
  /** Any CSS colour with little opacity. */
  colour?: string
  /** Off: the content alone. */
  shown?: boolean
  children: ReactNode
}

/** Tiles of 150 by 150 pixels, turned by 45 degrees, translucent grey. Specification section 9. */
const side = 150
const grey = 'rgba(128, 128, 128, 0.2)'

export const Watermark = ({ text, subtext, colour = grey, shown = true, children }: WatermarkProps) =>
  shown ? (
    <Tiles
      content={subtext === undefined ? text : [text, subtext]}
      width={side}
      height={side}
      gap={[0, 0]}
      rotate={-45}
      zIndex={99}
      font={{ color: colour, fontSize: 18, fontWeight: 'bold' }}
    >
      {children}
    </Tiles>
  ) : (
    children
  )
