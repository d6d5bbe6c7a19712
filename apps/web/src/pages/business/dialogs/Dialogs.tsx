// The dialogs about a report that other pages open: each is loaded when it is first opened. All take `open` and `onClose`.
import { late } from '../../../kit/plain/late.tsx'

/** All files of a report: to view, check and save. */
export const ReportFiles = late(async () => (await import('./files/ReportFiles.tsx')).ReportFiles)
/** The certificates of a manufacturer that are in force, and their files as one zip. */
export const QualifiedFiles = late(async () => (await import('./QualifiedFiles.tsx')).QualifiedFiles)
/** The public answer for one certificate. */
export const ReportInfo = late(async () => (await import('./ReportInfo.tsx')).ReportInfo)
