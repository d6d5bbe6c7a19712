// A dialog that asks for the name of a favourite and saves it; an existing one of that name is replaced after a question.
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Dialog } from '../../dialog/Dialog.tsx'
import { Notice } from '../../feedback/Notice.tsx'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import styles from '../filter.module.css'
import type { FilterObject } from '../filterRows.ts'
import { longestTitle, useFavourites } from './useFavourites.ts'
import { saidParts, sameAs, type Told } from './view.ts'
import { filterWords as words, moreOf, replaceOf, sameOf, savedOf } from '../words.ts'

export interface SaveFavouriteProps extends Told {
  name: string
  /** What to save, with the search and the order of the list; undefined while the dialog is closed. */
  words: FilterObject | undefined
  onClose: () => void
}

export function SaveFavourite({ name, fields, further, words: filterObj, onClose }: SaveFavouriteProps) {
  const t = useTranslate()
  const id = useId()
  const { ask, done } = useFeedback()
  const { list, save } = useFavourites(name)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const title = typed.trim()
  const same = filterObj && sameAs(list, filterObj)
  const wrong = tried && title === ''
  function close() {
    setTyped('')
    setTried(false)
    onClose()
  }
  async function run() {
    setTried(true)
    if (title === '' || !filterObj) return
    const question = { title: t(replaceOf(title)), text: t(words.replaceText), yes: t(words.replace) }
    if (list.some((one) => one.title === title) && !(await ask(question))) return
    await save({ title, filterObj })
    done(savedOf(title))
    close()
  }
  return (
    <Dialog
      title={words.keep}
      open={filterObj !== undefined}
      onClose={close}
      width={420}
      act={{ label: words.save, byEnter: true, disabled: same !== undefined, run }}
    >
      {filterObj && <p className="below-12 quiet">{t(moreOf(saidParts(filterObj, { fields, further }, t)))}</p>}
      {same && (
        <div className="below-12">
          <Notice tone="warn" title={sameOf(same.title)} />
        </div>
      )}
      <label htmlFor={id}>{t(words.name)}</label>
      <Input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write here
        autoFocus
        id={id}
        className={styles['name'] ?? ''}
        maxLength={longestTitle}
        placeholder={t(words.namePlaceholder)}
        value={typed}
        status={wrong ? 'error' : ''}
        aria-required
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="above-4 bad small">
          {t(words.nameNeeded)}
        </p>
      )}
    </Dialog>
  )
}
