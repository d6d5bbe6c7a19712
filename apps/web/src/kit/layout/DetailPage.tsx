// The page of one record: a head with its name and standing that stays while the page scrolls, then its data, with its history at the side.
import { useState, type ReactNode } from 'react'
import { Action } from '../action/Action.tsx'
import { displayWords as words } from '../display/words.ts'
import styles from './detail.module.css'

export interface DetailPageProps {
  /** A page head: the record's name, its standing, and the actions. */
  head: ReactNode
  /** Next to the record on a wide window, below it on a narrow one: history and links. */
  side: ReactNode
  children: ReactNode
}

export function DetailPage({ head, side, children }: DetailPageProps) {
  const [all, setAll] = useState(false)
  return (
    <div className={`stack fit gap-12 ${styles['page']}`} data-shows={all ? 'all' : 'stated'}>
      <div className={styles['head']}>{head}</div>
      <div className={`stack fit gap-12 content-start may-narrow ${styles['columns']}`}>
        <div className="stack fit gap-12 content-start may-narrow">
          {children}
          {/* The style sheet hides it where every field has a value. */}
          <div className={styles['more']}>
            <Action
              small
              kind="link"
              icon={all ? 'up' : 'down'}
              label={all ? words.onlyStated : words.showUnstated}
              onPress={() => setAll(!all)}
            />
          </div>
        </div>
        <div className="stack fit gap-12 content-start may-narrow">{side}</div>
      </div>
    </div>
  )
}
