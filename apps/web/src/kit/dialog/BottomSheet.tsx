// A sheet that rises from the bottom of a telephone.
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { InSheet } from '../layout/sheet.ts'

export interface BottomSheetProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

export function BottomSheet({ title, open, onClose, children }: BottomSheetProps) {
  return (
    <Drawer title={title} placement="bottom" size="auto" open={open} onClose={onClose}>
      <InSheet value>{children}</InSheet>
    </Drawer>
  )
}
