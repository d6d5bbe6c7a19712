// Another certificate with its number, in the band; its standing is said where it is not in force.
import type { Neighbour as Other } from '@register/contract/business/publicReport'
import { reportStatuses } from '@register/contract/business/status'
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../../api/language.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import { words } from '../words.ts'

export const Neighbour = ({ label, report }: { label: Phrase; report: Other | null }) => {
  const say = useSay()
  if (!report) return null
  return (
    <p>
      {say(label)}{' '}
      <Link to={paths.verify(report.publicId)}>
        <CertificateNumber number={report.certificateNo} />
      </Link>
      {report.status !== 'published' && say(words.standsAs(reportStatuses[report.status].label))}
    </p>
  )
}
