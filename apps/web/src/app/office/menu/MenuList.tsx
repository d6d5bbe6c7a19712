// Part of the menu as a list of links; all branches are unfolded, or one at a time when that is preferred.
import type { RouteNode } from '@register/contract/system/account'
import { Menu } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { isIcon } from '../../../kit/action/icons.tsx'
import styles from './menu.module.css'
import { trailTo } from '../../screens/menu/nodes.ts'
import { usePreferences } from '../../../api/setting/preferences.ts'
import { usePlace } from '../screen/usePlace.ts'
import { itemOf } from './menuItems.tsx'

export function MenuList({ nodes, folded = false }: { nodes: readonly RouteNode[]; folded?: boolean }) {
  const uniqueOpen = usePreferences((state) => state.uniqueOpen)
  const { marked } = usePlace()
  const branches = nodes.filter(({ children }) => children.length > 0).map(({ name }) => name)
  const here = trailTo(nodes, marked)
    .slice(0, -1)
    .map(({ name }) => name)
  // Where no entry has an icon, all of them would get the same default icon, so none is drawn.
  const items = useMemo(() => {
    const withIcons = folded || nodes.some(({ meta }) => isIcon(meta.icon))
    return nodes.map((node) => itemOf(node, withIcons))
  }, [nodes, folded])
  const [open, setOpen] = useState<readonly string[] | undefined>(undefined)
  const branch = here.join()
  // The branch of the open page unfolds; when one at a time is preferred, the others fold.
  useEffect(() => {
    setOpen((before) => before && (uniqueOpen ? branch.split(',') : [...new Set([...before, ...branch.split(',')])]))
  }, [branch, uniqueOpen])
  function change(keys: string[]) {
    const added = keys.find((key) => !(open ?? branches).includes(key))
    setOpen(uniqueOpen && added && branches.includes(added) ? [added] : keys)
  }
  return (
    <div className={styles['menu']}>
      <Menu
        mode="inline"
        style={{ borderInlineEnd: 0 }}
        inlineCollapsed={folded}
        selectedKeys={[marked]}
        {...(!folded && { openKeys: [...(open ?? (uniqueOpen ? here : branches))], onOpenChange: change })}
        items={items}
      />
    </div>
  )
}
