// The files of a business record of one kind, stored as soon as they are chosen.
import {
  fileKinds,
  maxFileBytes,
  acceptedExtensions,
  uploadBusinessFile,
  type FileKind,
  type FileRow,
} from '@register/contract/business/file'
import type { Wording } from '@register/contract/phrase'
import type { RefCallback } from 'react'
import { upload } from '../../api/transfer.ts'
import type { ListedFile } from '../../kit/upload/FileLinks.tsx'
import { UploadList } from '../../kit/upload/UploadList.tsx'

export interface BusinessUploadsProps<F extends ListedFile> {
  kind: FileKind
  id?: string
  ref?: RefCallback<HTMLElement>
  label?: Wording
  required?: boolean
  hint?: Wording
  files: readonly F[]
  limit?: number
  onAdd: (file: FileRow) => void
  onRemove: (file: F) => unknown
}

export function BusinessUploads<F extends ListedFile>(given: BusinessUploadsProps<F>) {
  const { kind, label, limit = 20, onAdd, ...props } = given
  return (
    <UploadList<F>
      {...props}
      label={label ?? fileKinds[kind]}
      rules={{ below: maxFileBytes, extensions: acceptedExtensions, limit }}
      send={async (file, onProgress, signal) =>
        onAdd(await upload(uploadBusinessFile, file, { kind }, onProgress, { signal }))
      }
    />
  )
}
