// What the lists of the application and the operator's command use of the logs.
import type { JobKind } from '../../../jobs/engine.ts'
import { archiveJobs } from './archive/make.ts'
import { checkJobs } from './check/check.ts'

export { archiveByItself } from './archive/make.ts'
export { Refused, removeArchived } from './archive/remove.ts'
export { lastCheck } from './check/runs.ts'

/** Jobs that read the whole audit run one after the other. */
export const auditQueue = 'audit'

export const logJobs = (parts: Parameters<typeof checkJobs>[0]): JobKind[] => [
  checkJobs(parts, auditQueue),
  archiveJobs(parts.store, auditQueue),
]
