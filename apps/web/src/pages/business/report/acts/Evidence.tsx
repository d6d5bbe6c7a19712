// Uploads the documents that prove a change of standing or of a name, in the dialog that records it.
import type { FileRow } from '@register/contract/business/file'
import type { Wording } from '@register/contract/phrase'
import { BusinessUploads } from '../../BusinessUploads.tsx'

export interface EvidenceProps {
  label: Wording
  hint: Wording
  files: readonly FileRow[]
  /** Takes a function, because the list of files may have changed while an upload ran. */
  alter: (key: 'files', by: (files: readonly FileRow[]) => readonly FileRow[]) => void
}

export const Evidence = ({ alter, ...shown }: EvidenceProps) => (
  <BusinessUploads
    {...shown}
    kind="proof"
    limit={10}
    onAdd={(file) => alter('files', (files) => [...files, file])}
    onRemove={({ id }) => alter('files', (files) => files.filter((file) => file.id !== id))}
  />
)
