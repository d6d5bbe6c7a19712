// The reader's reports by status; each status leads to the list of those reports.
import { reportFigures } from '@register/contract/business/home/figures'
import { reportStatuses } from '@register/contract/rules/status'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import { Frame } from '../Frame.tsx'
import { Bars } from './Bars.tsx'
import { figureWords as words } from './words.ts'

export function ReportStatuses({ title }: { title: string }) {
  const t = useTranslate()
  const reading = useRead(reportFigures, {})
  return (
    <Frame title={title} aside={<Link to={paths.reportList}>{t(words.allReports)}</Link>}>
      <LoadState reading={reading} lines={4}>
        {({ byStatus }) =>
          byStatus.length === 0 ? (
            <EmptyState icon="report" text={words.noReports} />
          ) : (
            <Bars
              label={title}
              bars={byStatus.map(({ status, count }) => ({
                key: status,
                name: (
                  <Link to={paths.reportsWith({ status })}>
                    <StatusTag tone={reportStatuses[status].tone} label={reportStatuses[status].label} />
                  </Link>
                ),
                count,
              }))}
            />
          )
        }
      </LoadState>
    </Frame>
  )
}
