// The entries of one dictionary in their order, sorted by dragging or by keys, in a drawer over the list.
import type { Wording } from '@register/contract/phrase'
import { sortDictItems, type DictItem } from '@register/contract/system/dictionary/item'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { FormDrawer } from '../../../kit/form/FormDrawer.tsx'
import { movedTo } from '../../../kit/sort/moved.ts'
import { SortArea } from '../../../kit/sort/SortArea.tsx'
import { SortHandle } from '../../../kit/sort/SortHandle.tsx'
import { useSortItem } from '../../../kit/sort/useSortItem.ts'
import styles from './dictionary.module.css'
import { useItemWrite } from './useItemWrite.ts'
import { words } from './words.ts'

interface Props {
  type: string
  /** All entries of the dictionary, in their present order. */
  items: readonly DictItem[]
  onClose: () => void
}

export function SortDrawer({ type, items, onClose }: Props) {
  const t = useTranslate()
  const { done } = useFeedback()
  const sort = useItemWrite(sortDictItems)
  const [rows, setRows] = useState(items)
  return (
    <FormDrawer
      addressed={false}
      title={words.sortTitle}
      onClose={onClose}
      unsaved={rows !== items}
      submit={words.saveOrder}
      onSubmit={async () => {
        await sort.mutateAsync({ body: { type, ids: rows.map(({ id }) => id) } })
        done(words.sorted)
        onClose()
      }}
    >
      <p className="below-12 quiet">{t(words.sortText)}</p>
      <SortArea
        ids={rows.map(({ id }) => id)}
        direction="vertical"
        onMove={(from, to) => setRows(movedTo(rows, from, to))}
      >
        <ol className={styles['order']} aria-label={t(words.sortTitle)}>
          {rows.map(({ id, labelZh, labelEn, value }) => (
            <Line key={id} id={id} name={[labelZh, labelEn]} note={value} />
          ))}
        </ol>
      </SortArea>
    </FormDrawer>
  )
}

function Line({ id, name, note }: { id: number; name: Wording; note: string }) {
  const t = useTranslate()
  const { ref, style, dragging, handle } = useSortItem(id, t(name))
  return (
    <li ref={ref} style={style} data-dragging={dragging}>
      <SortHandle handle={handle} />
      <span>{t(name)}</span>
      <small>{note}</small>
    </li>
  )
}
