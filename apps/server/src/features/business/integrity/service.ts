// What other features use of the integrity log: appending, beginning, checking, the head, and the entries of a report.
export { appendEntries, beginLog, resignLog } from './log/append.ts'
export { actFindings, logFindings, recordFindings } from './findings.ts'
export { treeFindings } from './tree/findings.ts'
export { originOf } from './tree/sign.ts'
export { logState } from './tree/stored.ts'
export { witnessing } from './tree/witnesses.ts'
export { sequenceLog } from './tree/sequence.ts'
export { asPublicEntries, entries, readHead } from './read.ts'
