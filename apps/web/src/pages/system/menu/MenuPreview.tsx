// The menu as a person with only one role would see it.
import type { Wording } from '@register/contract/phrase'
import type { RouteNode } from '@register/contract/system/account'
import { previewMenu } from '@register/contract/system/menu'
import { roleOptions } from '@register/contract/system/role/role'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Icon, isIcon } from '../../../kit/action/icons.tsx'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { Choice } from '../../../kit/input/Choice.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import styles from './menu.module.css'
import { words } from './words.ts'

export function MenuPreview({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SideDrawer title={words.preview} open={open} onClose={onClose} width={420}>
      <RoleChoice />
    </SideDrawer>
  )
}

function RoleChoice() {
  const t = useTranslate()
  const reading = useRead(roleOptions, {})
  const [key, setKey] = useState<string | null>(null)
  return (
    <LoadState reading={reading}>
      {(options) => {
        const shown = key ?? options[0]?.value ?? ''
        return (
          <>
            <p className={`quiet pad-16 ${styles['lead']}`}>{t(words.previewText)}</p>
            <Choice label={words.role} value={shown} options={options} onChange={setKey} />
            <Previewed role={shown} />
          </>
        )
      }}
    </LoadState>
  )
}

const shownOf = (nodes: readonly RouteNode[]): RouteNode[] => nodes.filter(({ meta }) => !meta.hidden)

function Previewed({ role }: { role: string }) {
  const reading = useRead(previewMenu, { params: { key: role } })
  return (
    <LoadState reading={reading}>
      {(menu) =>
        shownOf(menu).length === 0 ? (
          <EmptyState icon="menu" text={words.emptyMenu} />
        ) : (
          <Level nodes={menu} top label={words.preview} />
        )
      }
    </LoadState>
  )
}

function Level({ nodes, top = false, label }: { nodes: readonly RouteNode[]; top?: boolean; label?: Wording }) {
  const t = useTranslate()
  return (
    <ul className={styles['preview']} {...(label && { 'aria-label': t(label) })}>
      {shownOf(nodes).map(({ name, meta, children }) => (
        <li key={name}>
          <span data-top={top}>
            {isIcon(meta.icon) ? <Icon name={meta.icon} /> : top && <Icon name="group" />}
            {meta.title}
            {meta.tag && <span className={`accent small ${styles['tag']}`}>{meta.tag}</span>}
            {meta.type === 'link' && <Icon name="external" />}
          </span>
          {children.length > 0 && <Level nodes={children} />}
        </li>
      ))}
    </ul>
  )
}
