// Below the input of a certificate number: the product registered under that number, once the answer is here.
import type { ReactNode } from 'react'
import styles from './parts.module.css'
import { PartStanding, type PartStandingProps } from './PartStanding.tsx'

interface Props extends PartStandingProps {
  id: string
  /** Draws the input; `noted` is the id of the note. */
  children: (noted: string | undefined) => ReactNode
}

export function PartNote({ id, number, found, stated, children }: Props) {
  const isTold = number.trim() !== '' && found !== undefined
  return (
    <>
      {children(isTold ? id : undefined)}
      <div id={id} role="status" className={styles['note']}>
        {isTold && <PartStanding number={number} found={found} stated={stated} />}
      </div>
    </>
  )
}
