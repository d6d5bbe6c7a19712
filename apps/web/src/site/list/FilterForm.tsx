// The filters above a public list: typed text takes effect with the button; a second button clears everything.
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import styles from './list.module.css'
import { words } from './words.ts'

interface Props {
  /** The layout of the row of filters. */
  className: string | undefined
  onAsk: () => void
  /** Undefined while nothing is filtered. */
  onClear: (() => void) | undefined
  children: ReactNode
}

export const FilterForm = ({ className, onAsk, onClear, children }: Props) => {
  const t = useTranslate()
  return (
    <search>
      <form
        className={`stack gap-12 align-end card pad-16 ${styles['filters']} ${className}`}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk()
        }}
      >
        {children}
        <div className={`row gap-8 ${styles['acts']}`}>
          <Button type="submit" look="primary">
            {t(words.search)}
          </Button>
          {onClear && <Button onClick={onClear}>{t(words.clear)}</Button>}
        </div>
      </form>
    </search>
  )
}
