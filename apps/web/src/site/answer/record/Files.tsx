// The public files of a certificate.
import { fileKinds } from '@register/contract/business/file'
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../../api/language.ts'
import { fileSize } from '../../../kit/plain/format.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import styles from './Files.module.css'
import { Part } from '../Part.tsx'
import { words } from '../words.ts'

export const Files = ({ files }: { files: Answer['files'] }) => {
  const say = useSay()
  return (
    <div className={styles['onScreen']}>
      <Part title={say(words.files)}>
        <ul className={styles['files']}>
          {files.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noreferrer">
                <Icon name="file" />
                <span>{file.name}</span>
              </a>
              <small>
                {say(fileKinds[file.kind])} · {fileSize(file.size)}
              </small>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}
