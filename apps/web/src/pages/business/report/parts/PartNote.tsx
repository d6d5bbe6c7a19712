// Under the input for a certificate number: what it is of in the register, told once it is known.
import type { ReactNode } from 'react'
import styles from './parts.module.css'
import { PartStanding, type PartStandingProps } from './PartStanding.tsx'

interface Props extends PartStandingProps {
  id: string
  /** The input, with the id of what is told of it. */
  children: (noted: string | undefined) => ReactNode
}

export function PartNote({ id, number, found, children }: Props) {
  const isTold = number.trim() !== '' && found !== undefined
  return (
    <>
      {children(isTold ? id : undefined)}
      <div id={id} role="status" className={styles['note']}>
        {isTold && <PartStanding number={number} found={found} />}
      </div>
    </>
  )
}
