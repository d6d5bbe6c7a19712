// Redraws its content from the start when the record has been read in another revision.
import { Fragment, type ReactNode } from 'react'

const revisionOf = (record: unknown): number | undefined =>
  typeof record === 'object' && record !== null && 'rev' in record ? Number(record.rev) : undefined

export function ByRevision({ record, children }: { record: unknown; children: ReactNode }) {
  return <Fragment key={revisionOf(record)}>{children}</Fragment>
}
