// The icon and the tone of each kind of change.
import type { ChangeKind } from '@register/contract/business/changeNotice'
import type { BadgeTone } from '../../kit/plain/display/Badge.tsx'
import type { IconName } from '../../kit/plain/display/Icon.tsx'

export const kindLook: Record<ChangeKind, { tone: BadgeTone; icon: IconName }> = {
  revision: { tone: 'quiet', icon: 'file' },
  rename: { tone: 'quiet', icon: 'swap' },
  suspension: { tone: 'bad', icon: 'pause' },
  restoration: { tone: 'good', icon: 'check' },
  revocation: { tone: 'bad', icon: 'cross' },
  cancellation: { tone: 'bad', icon: 'cross' },
  lapse: { tone: 'bad', icon: 'cross' },
  announcement: { tone: 'warn', icon: 'clock' },
  callOff: { tone: 'quiet', icon: 'again' },
  replacement: { tone: 'warn', icon: 'swap' },
  renameAhead: { tone: 'warn', icon: 'clock' },
  renameCalledOff: { tone: 'quiet', icon: 'again' },
  recall: { tone: 'bad', icon: 'warning' },
  recallLifted: { tone: 'good', icon: 'check' },
}
