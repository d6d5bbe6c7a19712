// The files of a report, by kind.
import type { FileKind } from '@register/contract/business/file'
import { BusinessUploads } from '../../../BusinessUploads.tsx'
import styles from '../edit.module.css'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'

const kinds: FileKind[] = ['certificate', 'report', 'nameplate', 'other']

export function FilesEditor({ editor, required }: { editor: Editor; required: boolean }) {
  const { content, change, register } = editor
  return (
    <div className={`stack gap-12 ${styles['files']}`}>
      {kinds.map((kind) => (
        <BusinessUploads
          key={kind}
          kind={kind}
          files={content.files.filter((file) => file.kind === kind)}
          onAdd={change.addFile}
          onRemove={change.removeFile}
          // Errors about files lead to the certificate's upload.
          {...(kind === 'certificate' && {
            ...register('fileIds'),
            ...(required && { required, hint: words.certificateHint }),
          })}
        />
      ))}
    </div>
  )
}
