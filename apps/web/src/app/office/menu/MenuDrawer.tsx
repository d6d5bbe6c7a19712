// The menu on a telephone or a narrow window.
import type { RouteNode } from '@register/contract/system/account'
import { Drawer } from 'antd'
import { useSay } from '../../../api/language.ts'
import { useLook } from '../../../api/look.ts'
import { words } from '../words.ts'
import { MenuList } from './MenuList.tsx'

export interface MenuDrawerProps {
  nodes: readonly RouteNode[]
  open: boolean
  onClose: () => void
}

export function MenuDrawer({ nodes, open, onClose }: MenuDrawerProps) {
  const say = useSay()
  const { officeHead } = useLook()
  return (
    <Drawer
      title={say(officeHead)}
      placement="left"
      size={260}
      open={open}
      onClose={onClose}
      styles={{ body: { padding: 8 } }}
    >
      <nav aria-label={say(words.menu)}>
        <MenuList nodes={nodes} />
      </nav>
    </Drawer>
  )
}
