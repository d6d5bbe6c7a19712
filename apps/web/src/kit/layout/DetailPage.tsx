// The page of one record: who it is and where it stands in a head that stays while one scrolls, then what is known of it, dense, with its history at the side.
import { useState, type ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { displayWords as words } from '../display/words.ts'
import styles from './detail.module.css'

export interface DetailPageProps {
  /** A page head: identity, standing, and what may be done. */
  head: ReactNode
  /** Beside the record on a wide window, below it on a narrow one: history, ways out. */
  side: ReactNode
  children: ReactNode
}

export function DetailPage({ head, side, children }: DetailPageProps) {
  const say = useSay()
  const [all, setAll] = useState(false)
  return (
    <div className={styles['page']} data-shows={all ? 'all' : 'stated'}>
      <div className={styles['head']}>{head}</div>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {children}
          {/* Hidden by the style sheet where everything is stated. */}
          <div className={styles['more']}>
            <Action
              small
              kind="link"
              icon={all ? 'up' : 'down'}
              label={say(all ? words.onlyStated : words.showUnstated)}
              onPress={() => setAll(!all)}
            />
          </div>
        </div>
        <div className={styles['side']}>{side}</div>
      </div>
    </div>
  )
}
