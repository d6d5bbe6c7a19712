// What an act on a certificate does to the certificates that are linked with it: the one it replaces, the one that replaced it, and those that name it for a part.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { listMachines } from '@register/contract/business/part/machines'
import type { Report } from '@register/contract/business/report/shape'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import styles from '../detail/detail.module.css'
import { linkedWords } from './words.ts'

/** `stops`: the act ends or interrupts the certificate; else it brings it back. */
export function Linked({ report, stops }: { report: Report; stops: boolean }) {
  const t = useTranslate()
  const { id, supersedes, supersededBy } = report
  const { data } = useRead(listMachines, { body: { id, pageSize: 1 } })
  const lines = [
    ...(stops && supersedes ? [linkedWords.formerStays(printNo(supersedes.certificateNo))] : []),
    ...(stops && supersededBy ? [linkedWords.successorStays(printNo(supersededBy.certificateNo))] : []),
    ...(!stops && supersededBy && report.status === 'superseded'
      ? [linkedWords.noLongerReplaced(printNo(supersededBy.certificateNo))]
      : []),
    ...(!stops && supersededBy && report.status === 'suspended'
      ? [linkedWords.staysReplaced(printNo(supersededBy.certificateNo))]
      : []),
    ...(data && data.total > 0 ? [linkedWords.named(data.total)] : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul className={styles['gaps']} aria-label={t(linkedWords.title)}>
      {lines.map((line) => (
        <li key={line[1]}>{t(line)}</li>
      ))}
    </ul>
  )
}
