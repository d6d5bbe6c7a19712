// A certificate number in groups, as printed, copied without spaces; on request a link.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { Link } from '../../kit/plain/Link.tsx'
import { CopyText } from '../../kit/display/CopyText.tsx'

export function CertificateNo({ no, to }: { no: string; to?: string }) {
  return (
    <CopyText text={no} shown={printNo(no)} {...(to && { wrap: (shown: string) => <Link to={to}>{shown}</Link> })} />
  )
}
