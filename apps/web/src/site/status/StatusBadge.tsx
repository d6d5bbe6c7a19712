// The status of a certificate in a row.
import { reportStatuses, type ReportStatus } from '@register/contract/rules/status'
import { useSay } from '../../api/language.ts'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import { statusIcons } from './statusIcons.ts'

export const StatusBadge = ({ status }: { status: ReportStatus }) => {
  const say = useSay()
  const { label, tone } = reportStatuses[status]
  return (
    <Badge tone={tone} icon={statusIcons[status]}>
      {say(label)}
    </Badge>
  )
}
