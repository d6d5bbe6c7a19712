// The editor of the menu: one tree of directories, pages, links and permissions, sorted and moved by dragging or by keys.
import { addMenu, menuTree, moveMenu, removeMenus, type MenuNode } from '@register/contract/system/menu'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { loadAccess } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { SortArea } from '../../../kit/sort/SortArea.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { FindBox } from '../../../kit/input/find/FindBox.tsx'
import styles from './menu.module.css'
import { MenuForm } from './MenuForm.tsx'
import { MenuPreview } from './MenuPreview.tsx'
import { useAdded } from '../../../kit/table/added/added.ts'
import { useScrollToAdded } from '../../../kit/table/added/useScrollToAdded.ts'
import { MenuRow } from './MenuRow.tsx'
import { allBelow, placeAt, useMenuRows } from './useRows.ts'
import { removeAsk, words } from './words.ts'

export function MenuPage() {
  const reading = useRead(menuTree, {})
  const [form, openForm] = useFormDrawer('form')
  const [previewing, setPreviewing] = useState(false)
  return (
    <div className="row column gap-12">
      <PageHead title={words.title} text={words.text}>
        <Action icon="view" label={words.preview} onPress={() => setPreviewing(true)} />
        <Allow may={addMenu}>
          <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />
        </Allow>
      </PageHead>
      <LoadState reading={reading}>
        {(tree) => (
          <>
            <Tree tree={tree} openForm={openForm} onReload={reading.refetch} />
            <MenuForm form={form} tree={tree} onClose={() => openForm(undefined)} />
          </>
        )}
      </LoadState>
      <MenuPreview open={previewing} onClose={() => setPreviewing(false)} />
    </div>
  )
}

interface TreeProps {
  tree: readonly MenuNode[]
  openForm: (form: string) => void
  onReload: () => unknown
}

function Tree({ tree, openForm, onReload }: TreeProps) {
  const t = useTranslate()
  const [sought, setSought] = useState('')
  const { lines, isOpen, toggle } = useMenuRows(tree, sought)
  const added = useAdded(menuTree, sought)
  useScrollToAdded(added?.id, lines)
  const move = useMove(tree, onReload)
  const remove = useRemove()
  return (
    <>
      <FindBox label={words.search} value={sought} onChange={setSought} />
      <div className={`card clip ${styles['tree']}`}>
        {lines.length === 0 && <p className="quiet pad-16">{t(words.nothing)}</p>}
        <SortArea
          ids={lines.map(({ node }) => node.id)}
          direction="vertical"
          onMove={(from, to) => void move(lines, from, to)}
        >
          <ul aria-label={t(words.tree)}>
            {lines.map((line) => (
              <MenuRow
                key={line.node.id}
                line={line}
                open={isOpen(line.node)}
                added={line.node.id === added?.id}
                sortable={sought.trim() === ''}
                onToggle={toggle}
                onAdd={({ id }) => openForm(`new-${id}`)}
                onChange={({ id }) => openForm(String(id))}
                onRemove={remove}
              />
            ))}
          </ul>
        </SortArea>
      </div>
    </>
  )
}

/** Moves an entry to where it was dropped; shows a message when it is not allowed there. */
function useMove(tree: readonly MenuNode[], onReload: () => unknown) {
  const { done, failed, notify } = useFeedback()
  const stale = useStale(onReload, 'act')
  const write = useWrite(moveMenu, { refreshes: [menuTree] })
  return async (lines: Parameters<typeof placeAt>[1], from: number, to: number) => {
    const place = placeAt(tree, lines, from, to)
    const moving = lines[from]?.node
    if (!moving) return
    if (!place) return notify('warn', words.cannotStand, [words.cannotStandText])
    try {
      await write.mutateAsync({ body: { id: moving.id, rev: moving.rev, ...place } })
      done(words.moved)
      await loadAccess()
    } catch (error) {
      if (!(await stale(error))) failed(error)
    }
  }
}

/** Deletes an entry with all entries below it, after a question that names their number. */
function useRemove() {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const write = useWrite(removeMenus, { refreshes: [menuTree] })
  return async (node: MenuNode) => {
    const below = allBelow(node)
    const sure = await ask({
      title: removeAsk(t([node.titleZh, node.titleEn]), below.length),
      text: words.removeText,
      yes: words.remove,
      danger: true,
    })
    if (!sure) return
    await write.mutateAsync({ params: { ids: [node, ...below].map(({ id }) => id).join() } })
    done(words.removed)
    await loadAccess()
  }
}
