// One file being uploaded in a list: its progress, or why it failed and what can be done.
import { colon } from '@register/contract/phrase'
import { Button, Progress } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import styles from './upload.module.css'
import type { Upload } from './useUploads.ts'
import { removeOf, stopOf, uploadWords as words } from './words.ts'

export interface UploadRowProps {
  upload: Upload
  onDrop: () => void
  onRetry: () => void
}

export function UploadRow({ upload: { file, percent, error }, onDrop, onRetry }: UploadRowProps) {
  const t = useTranslate()
  const away = t(error ? removeOf(file.name) : stopOf(file.name))
  return (
    <li>
      <Icon name={error ? 'stop' : 'upload'} />
      <span className={styles['name']}>{file.name}</span>
      {error ? (
        <>
          <span role="alert" className="bad small">
            {t(words.failed)}
            {t(colon)}
            {t(error)}
          </span>
          <Button type="link" size="small" onClick={onRetry}>
            {t(words.retry)}
          </Button>
        </>
      ) : (
        <Progress className={styles['bar'] ?? ''} percent={percent} size="small" aria-label={file.name} />
      )}
      <Button type="text" size="small" icon={<Icon name="close" />} aria-label={away} title={away} onClick={onDrop} />
    </li>
  )
}
