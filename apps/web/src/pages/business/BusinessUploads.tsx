// The files of a business record of one kind, stored as soon as they are chosen.
import {
  fileKinds,
  maxFileBytes,
  takenExtensions,
  uploadBusinessFile,
  type FileKind,
  type FileRow,
} from '@register/contract/business/file'
import { useSay } from '../../api/language.ts'
import { upload } from '../../api/transfer.ts'
import { UploadList } from '../../kit/upload/UploadList.tsx'

export interface BusinessUploadsProps {
  kind: FileKind
  id?: string
  label?: string
  required?: boolean
  hint?: string
  /** All files of the record; only those of the kind are shown. */
  files: readonly FileRow[]
  limit?: number
  onAdd: (file: FileRow) => void
  onRemove: (file: FileRow) => unknown
}

export function BusinessUploads({ kind, label, files, limit = 20, onAdd, ...props }: BusinessUploadsProps) {
  const say = useSay()
  return (
    <UploadList<FileRow>
      {...props}
      label={label ?? say(fileKinds[kind])}
      files={files.filter((file) => file.kind === kind)}
      rules={{ below: maxFileBytes, extensions: takenExtensions, limit }}
      send={async (file, onProgress, signal) =>
        onAdd(await upload(uploadBusinessFile, file, { kind }, onProgress, { signal }))
      }
    />
  )
}
