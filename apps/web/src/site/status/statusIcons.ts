// One icon per status, recognisable without colour.
import type { ReportStatus } from '@register/contract/rules/status'
import type { IconName } from '../../kit/plain/display/Icon.tsx'

export const statusIcons: Record<ReportStatus, IconName> = {
  draft: 'file',
  submitted: 'clock',
  published: 'check',
  suspended: 'pause',
  revoked: 'cross',
  cancelled: 'cross',
  lapsed: 'cross',
  expired: 'clock',
  superseded: 'swap',
  unconfirmed: 'file',
}
