// The public files of a certificate.
import { fileKinds } from '@register/contract/business/file'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { useTranslate } from '../../../api/language.ts'
import { fileSize } from '../../../kit/plain/format.ts'
import { FileList } from '../../list/FileList.tsx'
import styles from './Files.module.css'
import { Part } from '../Part.tsx'
import { words } from './words.ts'

export const Files = ({ files }: { files: Answer['files'] }) => {
  const t = useTranslate()
  return (
    <div className={styles['onScreen']}>
      <Part title={words.files}>
        <FileList files={files} about={({ kind, size }) => `${t(fileKinds[kind])} · ${fileSize(size)}`} />
      </Part>
    </div>
  )
}
