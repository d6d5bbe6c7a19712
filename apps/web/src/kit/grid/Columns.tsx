// The columns of the grid side by side: a full-width one comes first, the others share the next row.
import type { CSSProperties, ReactNode } from 'react'
import styles from './grid.module.css'
import { widthsOf, type GridValue } from './gridValue.ts'

const widthsStyle = ({ layout }: GridValue) => {
  const widths = widthsOf(layout)
  const row = widths[0] === 24 && widths.length > 1 ? widths.slice(1) : widths
  return {
    '--row': row.map((width) => `minmax(0, ${width}fr)`).join(' '),
    '--first': widths[0] === 24 ? '1 / -1' : 'auto',
  } as CSSProperties
}

export const Columns = ({ value, children }: { value: GridValue; children: ReactNode }) => (
  <div className={`stack gap-16 align-start ${styles['columns']}`} style={widthsStyle(value)}>
    {children}
  </div>
)
