// What other features use of the integrity log: appending, beginning, checking, the head, and the entries of a report.
export { append, appendEntries, beginLog, entriesOf, resignLog } from './log/append.ts'
export { actFindings } from './findings/acts.ts'
export { logFindings, type LogParts } from './findings/chain.ts'
export { logPlaceFault } from './findings/place.ts'
export { enteredFindings, recordFindings } from './findings/records.ts'
export { asPublicEntries, entries, readHead } from './read.ts'
