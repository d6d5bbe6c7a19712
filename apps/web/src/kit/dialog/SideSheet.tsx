// A sheet from the right, for something to look at beside one's work.
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { InSheet } from '../layout/sheet.ts'

export interface SideSheetProps {
  title: string
  open: boolean
  onClose: () => void
  /** Pixels at most; never wider than the window. */
  width?: number
  children: ReactNode
}

export function SideSheet({ title, open, onClose, width = 640, children }: SideSheetProps) {
  return (
    <Drawer
      title={title}
      placement="right"
      size={`min(${width}px, 100vw)`}
      open={open}
      onClose={onClose}
      destroyOnHidden
    >
      <InSheet value>{children}</InSheet>
    </Drawer>
  )
}
