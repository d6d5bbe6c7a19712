// A certificate number in groups as printed, and copied without spaces when it is selected.
import { parseNo, printNo } from '@register/contract/rules/numbers/certificateNo'
import { fold } from '@register/contract/fold'
import { Marked } from '../../kit/plain/display/Marked.tsx'
import styles from './Number.module.css'

export const CertificateNumber = ({ number, wanted }: { number: string; wanted?: string | undefined }) => (
  <span
    className={`mono tabular break-words ${styles['number']}`}
    onCopy={(event) => {
      const chosen = document.getSelection()?.toString() ?? ''
      if (!parseNo(chosen)) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', fold(chosen))
    }}
  >
    <Marked text={printNo(number)} wanted={wanted} />
  </span>
)
