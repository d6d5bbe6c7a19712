// The filters above a public list: what is typed is sent with the button, and all of it is cleared with one press.
import type { ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import styles from './list.module.css'
import { words } from './words.ts'

interface Props {
  /** How the filters stand in their row. */
  className: string | undefined
  onAsk: () => void
  /** Given while something is filtered. */
  onClear: (() => void) | undefined
  children: ReactNode
}

export const FilterForm = ({ className, onAsk, onClear, children }: Props) => {
  const say = useSay()
  return (
    <search>
      <form
        className={`${styles['filters']} ${className}`}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk()
        }}
      >
        {children}
        <div className={styles['acts']}>
          <Button type="submit" look="primary">
            {say(words.search)}
          </Button>
          {onClear && <Button onClick={onClear}>{say(words.clear)}</Button>}
        </div>
      </form>
    </search>
  )
}
