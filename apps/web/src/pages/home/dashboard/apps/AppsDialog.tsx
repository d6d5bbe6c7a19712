// Picks pages from one's own menu and puts them in order.
import type { RouteNode } from '@register/contract/system/account'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { movedTo } from '../../../../kit/sort/moved.ts'
import { SortArea } from '../../../../kit/sort/SortArea.tsx'
import { SortHandle } from '../../../../kit/sort/SortHandle.tsx'
import { useSortItem } from '../../../../kit/sort/useSortItem.ts'
import styles from './apps.module.css'
import { mostApps } from './useApps.ts'
import { words } from './words.ts'

interface AppsDialogProps {
  open: boolean
  pages: readonly RouteNode[]
  picked: readonly RouteNode[]
  onSave: (picked: readonly RouteNode[]) => Promise<void>
  onClose: () => void
}

export function AppsDialog({ open, pages, picked, onSave, onClose }: AppsDialogProps) {
  const t = useTranslate()
  /** The selection in the dialog; each opening starts with the saved one. */
  const [chosen, setChosen] = useState(picked)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setChosen(picked)
  }
  const full = chosen.length >= mostApps
  return (
    <Dialog
      title={words.dialog}
      open={open}
      onClose={onClose}
      act={{
        label: words.save,
        run: async () => {
          await onSave(chosen)
          onClose()
        },
      }}
    >
      <h3 className="below-8 medium bold">{t(words.chosen)}</h3>
      {chosen.length === 0 ? (
        <p className="below-8 quiet">{t(words.noneChosen)}</p>
      ) : (
        <SortArea
          ids={chosen.map(({ path }) => path)}
          direction="vertical"
          onMove={(from, to) => setChosen(movedTo(chosen, from, to))}
        >
          <ol aria-label={t(words.chosen)} className={`below-16 ${styles['chosen']}`}>
            {chosen.map((page) => (
              <Chosen key={page.path} page={page} />
            ))}
          </ol>
        </SortArea>
      )}
      <h3 className="below-8 medium bold">{t(words.pages)}</h3>
      {full && (
        <p role="status" className="below-8 quiet">
          {t(words.full)}
        </p>
      )}
      <ul aria-label={t(words.pages)} className={styles['pages']}>
        {pages.map((page) => {
          const isChosen = chosen.some(({ path }) => path === page.path)
          return (
            <li key={page.path}>
              <label className="row gap-8 align-center pressable">
                <input
                  className="rigid no-margin"
                  type="checkbox"
                  checked={isChosen}
                  disabled={full && !isChosen}
                  onChange={() =>
                    setChosen(isChosen ? chosen.filter(({ path }) => path !== page.path) : [...chosen, page])
                  }
                />
                {page.meta.title}
              </label>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

function Chosen({ page: { path, meta } }: { page: RouteNode }) {
  const { ref, style, dragging, handle } = useSortItem(path, meta.title)
  return (
    <li ref={ref} style={style} data-dragging={dragging}>
      <SortHandle handle={handle} />
      <span>{meta.title}</span>
    </li>
  )
}
