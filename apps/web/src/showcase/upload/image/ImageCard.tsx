// One of several images: a click opens it, its grip moves it, its button removes it; or one that could not be loaded.
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { SortHandle } from '../../../kit/sort/SortHandle.tsx'
import { useSortItem } from '../../../kit/sort/useSortItem.ts'
import type { Upload } from '../../../kit/upload/useUploads.ts'
import { removeOf, uploadWords as words } from '../../../kit/upload/words.ts'
import styles from '../../../kit/upload/image/image.module.css'
import { ImageAct } from '../../../kit/upload/image/ImageAct.tsx'
import { PreviewButton } from '../../../kit/upload/image/ImagePreview.tsx'
import type { UploadedImage } from '../../../kit/upload/image/uploadedImage.ts'

export interface ImageCardProps {
  id: string
  image: UploadedImage
  sortable: boolean
  disabled: boolean
  onLook: () => void
  onRemove: () => void
}

export function ImageCard({ id, image, sortable, disabled, onLook, onRemove }: ImageCardProps) {
  const say = useSay()
  const { ref, style, dragging, handle } = useSortItem(id, image.name)
  return (
    <li ref={ref} style={style} className={styles['box']} data-filled data-dragging={dragging}>
      <PreviewButton image={image} onPress={onLook} />
      {!disabled && (
        <div className={styles['acts']}>
          {sortable && <SortHandle handle={handle} />}
          <ImageAct icon="delete" label={say(removeOf(image.name))} onPress={onRemove} />
        </div>
      )}
    </li>
  )
}

export function FailedCard({ upload, onDrop, onRetry }: { upload: Upload; onDrop: () => void; onRetry: () => void }) {
  const say = useSay()
  return (
    <div className={styles['failed']}>
      <p role="alert">
        {say(words.failed)}: {upload.error && say(upload.error)}
      </p>
      <div>
        <Action small kind="link" label={say(words.retry)} onPress={onRetry} />
        <Action small bare kind="quiet" icon="close" label={say(removeOf(upload.file.name))} onPress={onDrop} />
      </div>
    </div>
  )
}
