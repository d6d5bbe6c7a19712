// A row of a queue beside what is opened from it; the opened one is scrolled into sight.
import { useEffect, useRef, type ReactNode } from 'react'
import { RelativeTime } from '../../time/RelativeTime.tsx'
import styles from './queue.module.css'

export interface QueueRowProps {
  company: string
  /** Since when it waits: an ISO instant. */
  at: string
  /** The model comes first. */
  product: readonly (string | null)[]
  no: string
  /** Who sent it. */
  sender: string
  current: boolean
  onOpen: () => void
  /** What is special about it. */
  children?: ReactNode
}

export function QueueRow({ company, at, product, no, sender, current, onOpen, children }: QueueRowProps) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <button
      type="button"
      ref={row}
      className={`stack gap-2 items-start full-width plain break-words text-start no-ground rounded pressable ${styles['row']}`}
      aria-current={current ? 'true' : undefined}
      onClick={onOpen}
    >
      <strong>{company}</strong>
      <span>{product.filter(Boolean).join(' · ')}</span>
      <span className="quiet small">{no}</span>
      <span className="row wrap gap-0-8 justify-between full-width quiet small">
        <span>{sender}</span>
        <RelativeTime at={at} />
      </span>
      {children}
    </button>
  )
}
