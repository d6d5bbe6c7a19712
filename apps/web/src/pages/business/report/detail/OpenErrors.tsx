// The number of undecided error reports on a report, with a link to them; draws nothing where there are none.
import { listErrorReports } from '@register/contract/business/errorReport/office'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import * as paths from '../../../../paths.ts'
import { openOf, words } from '../acts/words.ts'

export function OpenErrors({ reportId }: { reportId: number }) {
  const t = useTranslate()
  const may = useMay()
  const asked = { open: 'true', reportId: String(reportId) }
  const { data } = useRead(
    listErrorReports,
    { query: { ...asked, pageNum: 1, pageSize: 1 } },
    { enabled: may(listErrorReports) },
  )
  if (!data || data.total === 0) return null
  return (
    <Section title={words.errorReports}>
      <Link to={paths.errorReportsWith(asked)}>{t(openOf(data.total))}</Link>
    </Section>
  )
}
