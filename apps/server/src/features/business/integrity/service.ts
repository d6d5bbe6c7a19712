// What others may use of the integrity log: appending, its beginning, its check, its head, and the entries of a report.
export { appendEntries, beginLog } from './log/append.ts'
export { integrityFindings } from './findings.ts'
export { asPublicEntries, entries, readHead } from './read.ts'
