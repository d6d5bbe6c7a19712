// The files of a record: choose or drop them, see their progress or stop it, open them by name, remove them after a question.
import { titled, type Wording } from '@register/contract/phrase'
import { Button } from 'antd'
import { useId, type RefCallback } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { FileItem, type ListedFile } from './FileLinks.tsx'
import { FileInput } from './FileInput.tsx'
import { megabytes, type UploadRules } from './fileRules.ts'
import styles from './upload.module.css'
import { UploadRow } from './UploadRow.tsx'
import { useDrop } from './useDrop.ts'
import { useRemoval } from './useRemoval.ts'
import { useUploads, type Send } from './useUploads.ts'
import { atMost, removeOf, rules as rulesOf, uploadWords as words } from './words.ts'

export interface UploadListProps<F extends ListedFile> {
  /** The id of the file input, for labels. */
  id?: string
  ref?: RefCallback<HTMLElement>
  label: Wording
  required?: boolean
  /** One line on what belongs here. */
  hint?: Wording
  files: readonly F[]
  rules: UploadRules
  /** Stores a file and passes it to the page, which adds it to `files`. */
  send: Send
  /** Deletes a file and removes it from `files`; when it throws, the file stays and the reason is shown. */
  onRemove: (file: F) => unknown
  /** A large area to drop files on, instead of one line. */
  drag?: boolean
  disabled?: boolean
}

export function UploadList<F extends ListedFile>(props: UploadListProps<F>) {
  const { ref, label, required, hint, files, rules, send, onRemove, drag, disabled = false } = props
  const t = useTranslate()
  const own = useId()
  const id = props.id ?? own
  const { uploads, add, drop, retry } = useUploads(rules, files.length, send)
  const remove = useRemoval<F>(onRemove)
  const { over, on } = useDrop(add, disabled)
  const limits = [t(rulesOf(megabytes(rules.below), rules.extensions ?? [])), rules.limit > 1 && t(atMost(rules.limit))]
  const input = {
    id,
    rules,
    disabled,
    multiple: rules.limit !== 1,
    label: t(titled(words.choose, t(label))),
    describedBy: `${id}-rules`,
    onFiles: add,
  }
  return (
    <div ref={ref} className={`rounded pad-12-16 ${styles['box']} ${over ? styles['over'] : ''}`} {...on}>
      <div className={`row wrap gap-8 align-center justify-between ${styles['boxHead']}`}>
        <span>
          {t(label)}
          {required && (
            <span aria-hidden className={styles['mark']}>
              *
            </span>
          )}
        </span>
        {!drag && (
          <FileInput {...input} className={styles['choose']}>
            <Icon name="upload" /> {t(words.choose)}
          </FileInput>
        )}
      </div>
      {drag && (
        <FileInput {...input} className={styles['drag']}>
          <Icon name="upload" className={styles['dragIcon']} />
          {t(words.dragHere)}
        </FileInput>
      )}
      <div id={`${id}-rules`} className="quiet small">
        {hint && <p>{t(hint)}</p>}
        <p>{limits.filter(Boolean).join(' · ')}</p>
      </div>
      <ul aria-label={t(label)} className={`stack gap-2 above-8 ${styles['files']}`}>
        {files.map((file) => (
          <FileItem key={file.id} file={file}>
            {!disabled && (
              <Button
                type="text"
                size="small"
                icon={<Icon name="delete" />}
                aria-label={t(removeOf(file.name))}
                title={t(removeOf(file.name))}
                onClick={() => void remove(file)}
              />
            )}
          </FileItem>
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onDrop={() => drop(upload.key)} onRetry={() => retry(upload)} />
        ))}
      </ul>
    </div>
  )
}
