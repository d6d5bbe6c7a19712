// What other features may use of reports: the list plan, the derived status, and reading stored content.
export { contentOf, type ReportRecord } from './content.ts'
export { filteredReports, reportPlan } from './list.ts'
export { statusOf } from './status.ts'
export { objectOf } from './store.ts'
