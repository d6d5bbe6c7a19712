// Folds on a telephone what decides nothing, under its count. A desk has room for all of it, and paper shows all of it.
import type { Wording } from '@register/contract/phrase'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import styles from './Fold.module.css'
import { words } from './words.ts'

interface Props {
  /** Says how much is folded. */
  label: Wording
  /** Its elements of the class `rest` are folded; without any such element there is no button. */
  children: ReactNode
  isEmpty?: boolean
}

/** The class of what is folded. */
export const folded = styles['rest']

export const Fold = ({ label, isEmpty = false, children }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  if (isEmpty) return children
  return (
    <>
      <div id={id} className={styles['fold']} data-open={open}>
        {children}
      </div>
      <button
        type="button"
        className={styles['more']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="down" size={16} />
        {t(open ? words.less : label)}
      </button>
    </>
  )
}
