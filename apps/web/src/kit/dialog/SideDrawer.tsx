// A drawer from the right edge, next to the page below it.
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { InDrawer } from '../layout/drawer.ts'

export interface SideDrawerProps {
  title: string
  open: boolean
  onClose: () => void
  /** Pixels at most; never wider than the window. */
  width?: number
  /** The page below stays bright, because it changes with what is done in the drawer. */
  clear?: boolean
  /** Stays visible below the content; the main action comes last. */
  footer?: ReactNode
  children: ReactNode
}

export function SideDrawer({ title, open, onClose, width = 640, clear, footer, children }: SideDrawerProps) {
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
      <InDrawer value>{children}</InDrawer>
    </Drawer>
  )
}
