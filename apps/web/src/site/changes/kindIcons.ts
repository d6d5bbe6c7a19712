// The icon of each kind of change.
import type { ChangeKind } from '@register/contract/business/report/changeKinds'
import type { IconName } from '../../kit/plain/display/Icon.tsx'

export const kindIcons: Record<ChangeKind, IconName> = {
  revision: 'file',
  rename: 'swap',
  suspension: 'pause',
  restoration: 'check',
  revocation: 'cross',
  cancellation: 'cross',
  lapse: 'cross',
  announcement: 'clock',
  callOff: 'again',
  replacement: 'swap',
  renameAhead: 'clock',
  renameCalledOff: 'again',
  recall: 'warning',
  recallLifted: 'check',
}
