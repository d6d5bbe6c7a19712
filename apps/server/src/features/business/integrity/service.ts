// What others may use of the integrity log: appending, its beginning, its check, and the entries of a report.
export { appendEntries, beginLog } from './append.ts'
export { integrityFindings } from './check.ts'
export { entriesOf } from './read.ts'
