// Lists of files: with all their types and a limit, with a wide drop area, and with a server that refuses.
import { maxFileBytes, acceptedExtensions } from '@register/contract/business/file'
import { deleteFile, uploadPublicFile, type LibraryFile } from '@register/contract/system/file'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useSay } from '../../../api/language.ts'
import { upload } from '../../../api/transfer.ts'
import { UploadList } from '../../../kit/upload/UploadList.tsx'
import { Example } from '../Example.tsx'
import { refusing } from '../libraryImages.ts'
import styles from '../vab.module.css'
import { words } from './words.ts'

const stored = { id: 'x', name: 'report.pdf', size: 48_000, url: '#/vab/upload' }

export function Files() {
  const say = useSay()
  const paper = useFiles()
  const dropped = useFiles()
  return (
    <Example title={words.files} text={words.filesText}>
      <div className={styles['stack']}>
        <UploadList<LibraryFile>
          {...paper}
          label={say(words.paper)}
          hint={say(words.paperTip)}
          required
          rules={{ below: maxFileBytes, extensions: acceptedExtensions, limit: 3 }}
        />
        <UploadList<LibraryFile> {...dropped} drag label={say(words.drag)} rules={{ below: maxFileBytes, limit: 0 }} />
        <UploadList
          label={say(words.refused)}
          files={[stored]}
          rules={{ below: maxFileBytes, limit: 5 }}
          send={() => refusing(say(words.full))}
          onRemove={() => refusing(say(words.inUse))}
        />
      </div>
    </Example>
  )
}

/** Files in the library, with the data that the server has returned for them. */
function useFiles() {
  const [files, setFiles] = useState<readonly LibraryFile[]>([])
  return {
    files,
    send: async (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => {
      const added = await upload(uploadPublicFile, file, {}, onProgress, { signal })
      setFiles((before) => [...before, added])
    },
    onRemove: async ({ id }: LibraryFile) => {
      await call(deleteFile, { params: { id } })
      setFiles((before) => before.filter((one) => one.id !== id))
    },
  }
}
