// The head of a page: title, one line of what this is, and at the right what one comes here to do.
import type { ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { LinkAction } from '../action/LinkAction.tsx'
import styles from './layout.module.css'
import { displayWords as words } from '../display/words.ts'

export interface PageHeadProps {
  title: ReactNode
  text?: ReactNode
  /** Path of the page one came down from. */
  back?: string
  tag?: ReactNode
  /** It heads a part of a page that has a head of its own. */
  part?: boolean
  children?: ReactNode
}

export function PageHead({ title, text, back, tag, part, children }: PageHeadProps) {
  const say = useSay()
  return (
    <header className={styles['head']}>
      {back && <LinkAction bare kind="quiet" icon="back" label={say(words.back)} to={back} />}
      <div className={styles['headText']}>
        <div className={styles['headTitle']}>
          {part ? <h2>{title}</h2> : <h1>{title}</h1>}
          {tag}
        </div>
        {text && <p>{text}</p>}
      </div>
      {children && <div className={styles['headActions']}>{children}</div>}
    </header>
  )
}
