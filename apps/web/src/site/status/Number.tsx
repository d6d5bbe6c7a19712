// A certificate number in groups as printed, and copied without spaces when it is selected.
import { parseNo, printNo } from '@register/contract/rules/numbers/certificateNo'
import { fold } from '@register/contract/fold'
import type { ReactNode } from 'react'
import styles from './Number.module.css'

/** `children`: the number as a list draws it, where parts of it are marked. */
export const CertificateNumber = ({ number, children }: { number: string; children?: ReactNode }) => (
  <span
    className={`mono tabular break-words ${styles['number']}`}
    onCopy={(event) => {
      const chosen = document.getSelection()?.toString() ?? ''
      if (!parseNo(chosen)) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', fold(chosen))
    }}
  >
    {children ?? printNo(number)}
  </span>
)
