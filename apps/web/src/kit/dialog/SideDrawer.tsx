// A drawer from the right edge, next to the page below it. Going back closes it.
import type { Wording } from '@register/contract/phrase'
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './dialog.module.css'
import { InDrawer } from '../layout/drawer.ts'
import { useStep } from './step/useStep.ts'

export interface SideDrawerProps {
  title: Wording
  open: boolean
  onClose: () => void
  /** Pixels at most; never wider than the window. */
  width?: number
  /** The page below stays bright, because it changes with what is done in the drawer. */
  clear?: boolean
  /** The address tells that it is open, so it is a step of the history already. */
  addressed?: boolean
  /** Stays visible below the content; the main action comes last. */
  footer?: ReactNode
  children: ReactNode
}

export function SideDrawer({ title, open, onClose, width = 640, clear, addressed, footer, children }: SideDrawerProps) {
  const t = useTranslate()
  useStep(open && !addressed, onClose)
  return (
    <Drawer
      title={t(title)}
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
