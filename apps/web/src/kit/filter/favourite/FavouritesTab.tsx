// The favourites of a filter: one press applies one, each can be renamed, deleting asks first.
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../action/icons.tsx'
import { RenameDialog } from '../../form/RenameDialog.tsx'
import { EmptyState } from '../../state/EmptyState.tsx'
import { ErrorState } from '../../state/ErrorState.tsx'
import { Loading } from '../../state/Loading.tsx'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import styles from '../filter.module.css'
import type { FilterObject } from '../filterRows.ts'
import { longestTitle, useFavourites } from './useFavourites.ts'
import { saidParts, type Told } from './view.ts'
import { filterWords as words, moreOf, removeOf, renameOf } from '../words.ts'

export interface FavouritesTabProps extends Told {
  name: string
  onApply: (words: FilterObject) => void
}

export function FavouritesTab({ name, fields, further, onApply }: FavouritesTabProps) {
  const t = useTranslate()
  const { ask, done, failed } = useFeedback()
  const { list, loading, error, reread, rename, remove } = useFavourites(name)
  const [renaming, setRenaming] = useState<string>()
  async function removeOne(title: string) {
    const yes = await ask({ title: words.removeAsk, text: title, yes: words.remove, danger: true })
    if (!yes) return
    await remove(title)
    done(words.removed)
  }
  if (error) return <ErrorState error={error} onRetry={reread} />
  if (loading) return <Loading lines={3} />
  if (list.length === 0)
    return (
      <div className={styles['empty']}>
        <EmptyState icon="star" text={words.noFavourites} />
        <p>{t(words.noFavouritesText)}</p>
      </div>
    )
  return (
    <div className={styles['favourites']}>
      <h3 className="below-12 medium bold">{t(words.mine)}</h3>
      <ul aria-label={t(words.mine)}>
        {list.map(({ title, filterObj }) => (
          <li key={title}>
            <button type="button" onClick={() => onApply(filterObj)}>
              <strong>{title}</strong>
              <small>{t(moreOf(saidParts(filterObj, { fields, further }, t)))}</small>
            </button>
            <Button
              type="text"
              icon={<Icon name="edit" />}
              aria-label={t(renameOf(title))}
              title={t(words.rename)}
              onClick={() => setRenaming(title)}
            />
            <Button
              type="text"
              danger
              icon={<Icon name="delete" />}
              aria-label={t(removeOf(title))}
              title={t(words.remove)}
              onClick={() => void removeOne(title).catch(failed)}
            />
          </li>
        ))}
      </ul>
      {renaming !== undefined && (
        <RenameDialog
          title={words.renameTitle}
          name={renaming}
          maxLength={longestTitle}
          rule={(next) =>
            next !== renaming && list.some(({ title }) => title === next) ? words.titleInUse : undefined
          }
          rename={(next) => rename(renaming, next)}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </div>
  )
}
