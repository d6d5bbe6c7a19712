// Files of a record: choose or drop, watch them arrive, remove them after a question.
import { Button, Progress } from 'antd'
import { useId, useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { fileSize } from '../plain/format.ts'
import type { ListedFile } from './FileLinks.tsx'
import styles from './upload.module.css'
import { useUploads, type UploadRules } from './useUploads.ts'
import { removeAsk, removeOf, rules as rulesOf, uploadWords as words } from './words.ts'

export interface UploadListProps<F extends ListedFile> {
  /** The id of the file input, for labels and checklists. */
  id?: string
  label: string
  required?: boolean
  hint?: string
  files: readonly F[]
  rules: UploadRules
  send: (file: File, onProgress: (percent: number) => void) => Promise<unknown>
  onRemove: (file: F) => unknown
}

export function UploadList<F extends ListedFile>(props: UploadListProps<F>) {
  const { label, required, hint, files, rules, send, onRemove } = props
  const say = useSay()
  const own = useId()
  const id = props.id ?? own
  const { ask, failed } = useFeedback()
  const [over, setOver] = useState(false)
  const { uploads, add, drop, retry } = useUploads(rules, files.length, send)
  async function remove(file: F) {
    if (!(await ask({ title: say(removeAsk(file.name)), yes: say(words.remove), danger: true }))) return
    await Promise.resolve(onRemove(file)).catch(failed)
  }
  return (
    <div
      className={`${styles['box']} ${over ? styles['over'] : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      }}
    >
      <div className={styles['boxHead']}>
        <span>
          {label}
          {required && (
            <span aria-hidden className={styles['mark']}>
              *
            </span>
          )}
        </span>
        <label className={styles['choose']}>
          <input
            id={id}
            className="unseen"
            type="file"
            multiple
            aria-label={`${say(words.choose)}: ${label}`}
            aria-describedby={`${id}-rules`}
            accept={rules.extensions.map((ending) => `.${ending}`).join()}
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              // The same file may be chosen again after it was removed.
              event.target.value = ''
            }}
          />
          <Icon name="upload" /> {say(words.choose)}
        </label>
      </div>
      <div id={`${id}-rules`} className={styles['quiet']}>
        {hint && <p>{hint}</p>}
        <p>{say(rulesOf(Math.floor(rules.below / 1024 / 1024), rules.extensions.join(' ')))}</p>
      </div>
      <ul aria-label={label} className={styles['files']}>
        {files.map((file) => (
          <li key={file.id}>
            <Icon name="file" />
            <a href={file.url} target="_blank" rel="noreferrer">
              {file.name}
            </a>
            <span className={styles['quiet']}>{fileSize(file.size)}</span>
            <Button
              type="text"
              size="small"
              icon={<Icon name="delete" />}
              aria-label={say(removeOf(file.name))}
              title={say(removeOf(file.name))}
              onClick={() => void remove(file)}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.key}>
            <Icon name={upload.error ? 'stop' : 'upload'} />
            <span className={styles['name']}>{upload.file.name}</span>
            {upload.error ? (
              <>
                <span role="alert" className={styles['wrong']}>
                  {say(words.failed)}: {say(upload.error)}
                </span>
                <Button type="link" size="small" onClick={() => retry(upload)}>
                  {say(words.retry)}
                </Button>
                <Button
                  type="text"
                  size="small"
                  icon={<Icon name="close" />}
                  aria-label={say(removeOf(upload.file.name))}
                  onClick={() => drop(upload.key)}
                />
              </>
            ) : (
              <Progress
                className={styles['bar'] ?? ''}
                percent={upload.percent}
                size="small"
                aria-label={upload.file.name}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
