// What the list of the application and the operator's command use of the logs.
export { Refused, removeArchived } from './archive/remove.ts'
export { lastCheck } from './check/runs.ts'
export { interrupted } from './job.ts'
