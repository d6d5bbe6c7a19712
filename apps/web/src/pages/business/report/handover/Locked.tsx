// Shown in place of the editor while a report is handed over: why it cannot be changed, and a link to the page where it can be taken back.
import type { Report } from '@register/contract/business/reportShape'
import { reportStatuses } from '@register/contract/business/status'
import { useSay } from '../../../../api/language.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import * as paths from '../../../../paths.ts'
import styles from './handover.module.css'
import { words } from './words.ts'

export function Locked({ report }: { report: Report }) {
  const say = useSay()
  const { label, tone } = reportStatuses.submitted
  const detail = paths.reportDetail(report.id)
  return (
    <div className={styles['locked']}>
      <PageHead title={report.productName} back={detail} tag={<StatusTag tone={tone} label={say(label)} />} />
      <Notice
        tone="warn"
        title={say(words.locked)}
        text={say(words.lockedText)}
        action={<LinkAction kind="primary" label={say(words.toReport)} to={detail} />}
      />
    </div>
  )
}
