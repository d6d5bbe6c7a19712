// What other features and the demo world may use of reports: the list plan, the derived status, stored content, and the steps of a report's life.
export { insertMany } from './bulk.ts'
export { contentOf, type ReportRecord } from './content.ts'
export { filteredReports, reportPlan } from './list.ts'
export { renameParty, revisePublished } from './revise.ts'
export { changeStanding } from './standing.ts'
export { statusOf } from './status.ts'
export { loadContent, lockReport, objectOf } from './store.ts'
export { insertDraft, publishReport } from './write.ts'
