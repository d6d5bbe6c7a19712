// Below the input of a certificate number: the product registered under that number, once the answer is here.
import type { FoundCited } from '@register/contract/business/report/part/find'
import type { StatedPart } from '@register/contract/business/report/part/other'
import type { ReactNode } from 'react'
import styles from './parts.module.css'
import { PartStanding } from './PartStanding.tsx'

interface Props {
  id: string
  number: string
  /** The certificates that the input names; undefined until the answer is here. */
  found: readonly FoundCited[] | undefined
  stated: StatedPart
  /** Draws the input; `noted` is the id of the note. */
  children: (noted: string | undefined) => ReactNode
}

export function PartNote({ id, number, found, stated, children }: Props) {
  const isTold = number.trim() !== '' && found !== undefined
  const named = found && found.length > 0 ? found : [null]
  return (
    <>
      {children(isTold ? id : undefined)}
      <div id={id} role="status" className={styles['note']}>
        {isTold &&
          named.map((one) => (
            <PartStanding key={one?.publicId ?? ''} number={one?.number ?? number} found={one} stated={stated} />
          ))}
      </div>
    </>
  )
}
