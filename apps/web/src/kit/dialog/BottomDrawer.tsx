// A drawer from the bottom edge, for telephones. Going back closes it.
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { InDrawer } from '../layout/drawer.ts'
import { useStep } from './step/useStep.ts'

export interface BottomDrawerProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

export function BottomDrawer({ title, open, onClose, children }: BottomDrawerProps) {
  useStep(open, onClose)
  return (
    <Drawer title={title} placement="bottom" size="auto" open={open} onClose={onClose}>
      <InDrawer value>{children}</InDrawer>
    </Drawer>
  )
}
