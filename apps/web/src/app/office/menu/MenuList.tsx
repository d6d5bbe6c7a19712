// Part of the menu as a list of links. It begins with as many branches unfolded as a desk shows without scrolling, and that of the open page; one at a time is unfolded when that is preferred.
import type { RouteNode } from '@register/contract/system/account'
import { Menu } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isIcon } from '../../../kit/action/icons.tsx'
import styles from './menu.module.css'
import { trailTo } from '../../screens/menu/nodes.ts'
import { usePreferences } from '../../../api/setting/preferences.ts'
import { usePlace } from '../screen/usePlace.ts'
import { itemOf } from './menuItems.tsx'

/** How many entries a desk of usual height shows without scrolling. */
const shortMenu = 18
const countOf = (nodes: readonly RouteNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

/** The names of the branches that fit unfolded, in their order. */
function fitting(nodes: readonly RouteNode[]): string[] {
  let left = shortMenu - nodes.length
  return nodes.flatMap(({ name, children }) => {
    if (children.length === 0 || countOf(children) > left) return []
    left -= countOf(children)
    return [name]
  })
}

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
  const fit = useMemo(() => fitting(nodes), [nodes])
  const unfolded = open ?? (uniqueOpen ? here : [...new Set([...fit, ...here])])
  // The branch of the open page unfolds; when one at a time is preferred, the others fold.
  useEffect(() => {
    setOpen((before) => before && (uniqueOpen ? branch.split(',') : [...new Set([...before, ...branch.split(',')])]))
  }, [branch, uniqueOpen])
  function change(keys: string[]) {
    const added = keys.find((key) => !unfolded.includes(key))
    setOpen(uniqueOpen && added && branches.includes(added) ? [added] : keys)
  }
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its branch needs a moment to unfold.
    const soon = setTimeout(() => {
      const link = list.current?.querySelector(`a[href=${JSON.stringify(`#${marked}`)}]`)
      // The ground of an entry is higher than its link.
      link?.closest('li')?.scrollIntoView({ block: 'nearest' })
    }, 300)
    return () => clearTimeout(soon)
  }, [marked])
  return (
    <div ref={list} className={`grow may-shorten ${styles['menu']}`}>
      <Menu
        mode="inline"
        style={{ borderInlineEnd: 0 }}
        inlineCollapsed={folded}
        selectedKeys={[marked]}
        {...(!folded && { openKeys: [...unfolded], onOpenChange: change })}
        items={items}
      />
    </div>
  )
}
