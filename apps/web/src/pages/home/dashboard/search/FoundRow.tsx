// A found certificate in one row: its number opens the public answer over the page, its manufacturer the files of all its valid certificates.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import type { PublicRow } from '@register/contract/business/publicReport'
import { reportStatuses } from '@register/contract/business/status'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { QualifiedFiles, ReportInfo } from '../../../business/dialogs/Dialogs.tsx'
import styles from '../dashboard.module.css'
import own from './search.module.css'
import { words } from './words.ts'

export function FoundRow({ row }: { row: PublicRow }) {
  const say = useSay()
  const [open, setOpen] = useState<'answer' | 'files'>()
  const close = () => setOpen(undefined)
  const { label, tone } = reportStatuses[row.status]
  return (
    <li>
      <span className={own['foundHead']}>
        <button type="button" className={`${styles['opens']} ${styles['mono']}`} onClick={() => setOpen('answer')}>
          {printNo(row.certificateNo) || row.reportNo}
        </button>
        <StatusTag tone={tone} label={say(label)} />
        <button type="button" className={styles['opens']} onClick={() => setOpen('files')}>
          {say(words.files)}
        </button>
      </span>
      <span className={styles['quiet']}>{[row.productName, row.model, row.manufacturerName].join(' · ')}</span>
      {open === 'answer' && <ReportInfo waiting={null} of={{ publicId: row.publicId }} open onClose={close} />}
      {open === 'files' && <QualifiedFiles waiting={null} maker={{ publicId: row.publicId }} open onClose={close} />}
    </li>
  )
}
