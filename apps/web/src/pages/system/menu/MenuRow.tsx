// One entry of the menu as a row: its grip, its title and type, and its actions.
import { menuTypes, addMenu, changeMenu, removeMenus, type MenuNode } from '@register/contract/system/menu'
import { between } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { useMay } from '../../../api/session.ts'
import { Fold } from '../../../kit/action/Fold.tsx'
import { Icon, isIcon } from '../../../kit/action/icons.tsx'
import { useWide } from '../../../kit/layout/useWide.ts'
import { SortHandle } from '../../../kit/sort/SortHandle.tsx'
import { useSortItem } from '../../../kit/sort/useSortItem.ts'
import { RowActions } from '../../../kit/table/view/acts/RowActions.tsx'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'
import styles from './menu.module.css'
import { placeOf, type MenuRowData } from './useRows.ts'
import { words } from './words.ts'

interface MenuRowProps {
  line: MenuRowData
  open: boolean
  /** Entries can be sorted only while all of them are shown. */
  sortable: boolean
  /** It was just added. */
  added: boolean
  onToggle: (node: MenuNode) => void
  onAdd: (parent: MenuNode) => void
  onChange: (node: MenuNode) => void
  onRemove: (node: MenuNode) => Promise<void>
}

export function MenuRow({
  line: { node, level },
  open,
  sortable,
  added,
  onToggle,
  onAdd,
  onChange,
  onRemove,
}: MenuRowProps) {
  const t = useTranslate()
  const may = useMay()
  // On a telephone the title needs the width of the actions.
  const wide = useWide('md')
  const name = t([node.titleZh, node.titleEn])
  const { ref, style, dragging, handle } = useSortItem(node.id, name)
  const place = placeOf(node)
  const kind = place === 'directory' ? words.directory : place === 'page' ? words.page : menuTypes[node.type]
  // What the menu itself draws.
  const own = isIcon(node.icon) ? node.icon : undefined
  const icon = own ?? (node.type === 'button' ? 'key' : level === 0 ? 'group' : undefined)
  const actions: RowAction[] = [
    ...(may(changeMenu) ? [{ key: 'change', label: t(words.change), onPress: () => onChange(node) }] : []),
    ...(may(addMenu) && place !== 'end' ? [{ key: 'below', label: t(words.below), onPress: () => onAdd(node) }] : []),
    ...(may(removeMenus)
      ? [{ key: 'remove', label: t(words.remove), danger: true, aside: true as const, onPress: () => onRemove(node) }]
      : []),
  ]
  return (
    <li
      ref={ref}
      style={style}
      className={`stack gap-0-8 align-center surface line-below ${styles['row']}`}
      data-dragging={dragging}
      data-level={level}
      data-added={added || undefined}
    >
      <span>{sortable && may(changeMenu) && <SortHandle handle={handle} />}</span>
      <span className={`row gap-8 align-center may-narrow ${styles['name']}`}>
        <Fold branch={node.children.length > 0 && { name, open, onToggle: () => onToggle(node) }} />
        <span className={`rigid quiet ${styles['icon']}`}>{icon && <Icon name={icon} />}</span>
        <span className={`may-narrow break-words ${styles['title']}`}>{name}</span>
        {node.tag && <span className={`accent small ${styles['tag']}`}>{node.tag}</span>}
      </span>
      <span className={`row wrap gap-0-8 quiet ${styles['kind']}`}>
        {t(kind)}
        {node.hidden && <b className="warn regular">{t(words.hidden)}</b>}
        {node.roles.length > 0 && (
          <b className="warn regular" title={node.roles.join(t(between))}>
            {t(words.forRoles)}
          </b>
        )}
      </span>
      <code className={`small mono ellipsis ${styles['path']}`} title={node.path || node.permission}>
        {node.path || node.permission}
      </code>
      <span className={styles['acts']}>
        <RowActions actions={wide ? actions : actions.map((act) => ({ ...act, aside: true }))} name={name} />
      </span>
    </li>
  )
}
