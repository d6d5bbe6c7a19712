// Public files to open: the name as a link, with a note on each next to it.
import type { MouseEvent } from 'react'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import styles from './FileList.module.css'

interface Props<F> {
  files: readonly F[]
  /** Returns type and size. */
  about: (file: F) => string
  onPress?: (event: MouseEvent, file: F) => void
}

export const FileList = <F extends { id: string; name: string; url: string }>({ files, about, onPress }: Props<F>) => (
  <ul className={`stack gap-4 ${styles['files']}`}>
    {files.map((file) => (
      <li className="row wrap gap-0-12 align-center" key={file.id}>
        <a
          className="inline-row gap-8 align-center break-words"
          href={file.url}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => onPress?.(event, file)}
        >
          <Icon name="file" />
          <span>{file.name}</span>
        </a>
        <small className="quiet small">{about(file)}</small>
      </li>
    ))}
  </ul>
)
