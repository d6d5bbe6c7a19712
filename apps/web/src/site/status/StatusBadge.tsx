// The status of a certificate in a row.
import { reportStatuses, type ReportStatus } from '@register/contract/rules/status'
import { useTranslate } from '../../api/language.ts'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import { statusIcons } from './statusIcons.ts'

export const StatusBadge = ({ status }: { status: ReportStatus }) => {
  const t = useTranslate()
  const { label, tone } = reportStatuses[status]
  return (
    <Badge tone={tone} icon={statusIcons[status]}>
      {t(label)}
    </Badge>
  )
}
