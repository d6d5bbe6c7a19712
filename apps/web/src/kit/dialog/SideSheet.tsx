// A sheet from the right, for something to look at beside one's work.
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { InSheet } from '../layout/sheet.ts'

export interface SideSheetProps {
  title: string
  open: boolean
  onClose: () => void
  /** Pixels at most; never wider than the window. */
  width?: number
  /** What lies below stays as bright as it is, where it changes with what is done here. */
  clear?: boolean
  /** Stays in sight below the content; the main act comes last. */
  footer?: ReactNode
  children: ReactNode
}

export function SideSheet({ title, open, onClose, width = 640, clear, footer, children }: SideSheetProps) {
  return (
    <Drawer
      title={title}
      placement="right"
      size={`min(${width}px, 100vw)`}
      open={open}
      onClose={onClose}
      destroyOnHidden
      {...(clear && { classNames: { mask: styles['clear'] ?? '' } })}
      {...(footer !== undefined && { footer })}
    >
      <InSheet value>{children}</InSheet>
    </Drawer>
  )
}
