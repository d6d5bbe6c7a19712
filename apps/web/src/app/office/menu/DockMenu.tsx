// The whole menu as one row whose branches drop down.
import type { RouteNode } from '@register/contract/system/account'
import { Menu } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { usePlace } from '../screen/usePlace.ts'
import { words } from '../words.ts'
import { itemOf } from './menuItems.tsx'

export function DockMenu({ nodes }: { nodes: readonly RouteNode[] }) {
  const t = useTranslate()
  const { marked } = usePlace()
  return (
    <nav aria-label={t(words.menu)} className="grow may-narrow">
      <Menu
        mode="horizontal"
        style={{ borderBlockEnd: 0 }}
        selectedKeys={[marked]}
        items={nodes.map((node) => itemOf(node, true))}
      />
    </nav>
  )
}
