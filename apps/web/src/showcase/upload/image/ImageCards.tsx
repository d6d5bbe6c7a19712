// Several images as cards: choose or drop several, sort them, look through them, remove them.
import { colon, titled, type Wording } from '@register/contract/phrase'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import { movedTo } from '../../../kit/sort/moved.ts'
import { SortArea } from '../../../kit/sort/SortArea.tsx'
import { FileInput } from '../../../kit/upload/FileInput.tsx'
import { megabytes, type UploadRules } from '../../../kit/upload/fileRules.ts'
import { useDrop } from '../../../kit/upload/useDrop.ts'
import { useRemoval } from '../../../kit/upload/useRemoval.ts'
import { useUploads, type Upload } from '../../../kit/upload/useUploads.ts'
import { atMost, rules as rulesOf, uploadWords as words, removeOf } from '../../../kit/upload/words.ts'
import styles from '../../../kit/upload/image/image.module.css'
import { ImageArriving } from '../../../kit/upload/image/ImageArriving.tsx'
import { ImagePreview, PreviewButton } from '../../../kit/upload/image/ImagePreview.tsx'
import type { ImageTools, UploadedImage } from '../../../kit/upload/image/uploadedImage.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { SortHandle } from '../../../kit/sort/SortHandle.tsx'
import { useSortItem } from '../../../kit/sort/useSortItem.ts'
import { ImageAct } from '../../../kit/upload/image/ImageAct.tsx'

// One of several images: a click opens it, its grip moves it, its button removes it; or one that could not be loaded.
interface ImageCardProps {
  id: string
  image: UploadedImage
  sortable: boolean
  disabled: boolean
  onLook: () => void
  onRemove: () => void
}

function ImageCard({ id, image, sortable, disabled, onLook, onRemove }: ImageCardProps) {
  const { ref, style, dragging, handle } = useSortItem(id, image.name)
  return (
    <li
      ref={ref}
      style={style}
      className={`stack tinted rounded clip anchor ${styles['box']}`}
      data-filled
      data-dragging={dragging}
    >
      <PreviewButton image={image} onPress={onLook} />
      {!disabled && (
        <div className={`row gap-4 justify-center surface ${styles['acts']}`}>
          {sortable && <SortHandle handle={handle} />}
          <ImageAct icon="delete" label={removeOf(image.name)} onPress={onRemove} />
        </div>
      )}
    </li>
  )
}

function FailedCard({ upload, onDrop, onRetry }: { upload: Upload; onDrop: () => void; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <div className={`stack bad small break-words text-center pad-8 ${styles['failed']}`}>
      <p role="alert">
        {t(words.failed)}
        {t(colon)}
        {upload.error && t(upload.error)}
      </p>
      <div>
        <Action small kind="link" label={words.retry} onPress={onRetry} />
        <Action small bare kind="quiet" icon="close" label={removeOf(upload.file.name)} onPress={onDrop} />
      </div>
    </div>
  )
}

export interface ImageCardsProps extends ImageTools {
  id?: string
  label: Wording
  images: readonly UploadedImage[]
  onChange: (images: UploadedImage[]) => void
  rules: UploadRules
  /** One line on which images are expected. */
  tip?: Wording
  /** The cards can be sorted. */
  sortable?: boolean
  disabled?: boolean
}

export function ImageCards(props: ImageCardsProps) {
  const { label, images, onChange, rules, send, remove, tip, sortable = true, disabled = false } = props
  const t = useTranslate()
  const own = useId()
  const id = props.id ?? own
  const [at, setAt] = useState<number>()
  // Several uploads end at different times, so each is added to the value of that moment.
  const latest = useRef(images)
  useEffect(() => {
    latest.current = images
  }, [images])
  function put(next: UploadedImage[]) {
    latest.current = next
    onChange(next)
  }
  const { uploads, add, drop, retry } = useUploads(rules, images.length, async (file, onProgress, signal) => {
    const image = await send(file, onProgress, signal)
    put([...latest.current, image])
  })
  const removal = useRemoval<UploadedImage>(async (image) => {
    await remove?.(image)
    put(latest.current.filter((one) => one !== image))
  })
  const { over, on } = useDrop(add, disabled)
  const full = rules.limit > 0 && images.length + uploads.length >= rules.limit
  const taken = [t(rulesOf(megabytes(rules.below), rules.extensions ?? [])), rules.limit > 0 && t(atMost(rules.limit))]
  const keys = images.map((image) => image.id ?? image.url)
  return (
    <div {...on}>
      <SortArea ids={keys} direction="grid" onMove={(from, to) => put(movedTo(images, from, to))}>
        <ul aria-label={t(label)} className={`row wrap gap-8 ${styles['cards']}`} data-over={over}>
          {images.map((image, place) => (
            <ImageCard
              key={keys[place]}
              id={keys[place] ?? ''}
              image={image}
              sortable={sortable && !disabled && images.length > 1}
              disabled={disabled}
              onLook={() => setAt(place)}
              onRemove={() => void removal(image)}
            />
          ))}
          {uploads.map((upload) => (
            <li key={upload.key} className={`stack tinted rounded clip anchor ${styles['box']}`}>
              {upload.error ? (
                <FailedCard upload={upload} onDrop={() => drop(upload.key)} onRetry={() => retry(upload)} />
              ) : (
                <ImageArriving file={upload.file} percent={upload.percent} onStop={() => drop(upload.key)} />
              )}
            </li>
          ))}
          {!disabled && !full && (
            <li className={`stack tinted rounded clip anchor ${styles['box']}`}>
              <FileInput
                id={id}
                rules={rules}
                multiple
                label={titled(words.add, t(label))}
                describedBy={`${id}-rules`}
                className={styles['empty']}
                onFiles={add}
              >
                <span className={styles['plus']}>
                  <Icon name="add" />
                </span>
                <span>{t(words.add)}</span>
              </FileInput>
            </li>
          )}
        </ul>
      </SortArea>
      <div id={`${id}-rules`} className="above-8 quiet small">
        {tip && <p>{t(tip)}</p>}
        <p>{taken.filter(Boolean).join(' · ')}</p>
      </div>
      <ImagePreview images={images} at={at} onMove={setAt} />
    </div>
  )
}
