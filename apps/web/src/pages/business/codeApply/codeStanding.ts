// How the code of an application stands: kept for it while it is reviewed, given out, or void for ever.
import type { ApplicationStatus } from '@register/contract/business/codeApplyShape'

export type CodeStanding = 'reserved' | 'issued' | 'void'

const standings: Readonly<Record<ApplicationStatus, CodeStanding>> = {
  applied: 'reserved',
  expert: 'reserved',
  returned: 'reserved',
  issued: 'issued',
  used: 'issued',
  rejected: 'void',
  withdrawn: 'void',
  voided: 'void',
}

export const codeStanding = (status: ApplicationStatus): CodeStanding => standings[status]
