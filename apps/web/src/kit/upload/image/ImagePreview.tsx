// Images shown large, one after the other: by buttons, or by the arrow keys.
import { useEffect } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../action/Action.tsx'
import { Dialog } from '../../dialog/Dialog.tsx'
import { previewOf, uploadWords as words } from '../words.ts'
import styles from './image.module.css'
import type { UploadedImage } from './uploadedImage.ts'

/** The picture itself, as the button that opens the preview. */
export function PreviewButton({ image, onPress }: { image: UploadedImage; onPress: () => void }) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className={`stack may-narrow may-shorten bare ${styles['look']}`}
      aria-label={t(previewOf(image.name))}
      onClick={onPress}
    >
      <img src={image.url} alt="" className={`may-shorten full-width full-height ${styles['picture']}`} />
    </button>
  )
}

export interface ImagePreviewProps {
  images: readonly UploadedImage[]
  /** The index of the shown one, from 0; closed when undefined. */
  at: number | undefined
  onMove: (at: number | undefined) => void
}

export function ImagePreview({ images, at, onMove }: ImagePreviewProps) {
  const image = at === undefined ? undefined : images[at]
  const move = (by: number) => onMove(((at ?? 0) + by + images.length) % images.length)
  const several = images.length > 1
  // The keys work wherever the focus is; the buttons do the same for other readers.
  const open = image !== undefined
  useEffect(() => {
    if (!open || !several) return undefined
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onMove(((at ?? 0) - 1 + images.length) % images.length)
      if (key === 'ArrowRight') onMove(((at ?? 0) + 1) % images.length)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, several, at, images.length, onMove])
  return (
    <Dialog
      title={image?.name ?? ''}
      open={open}
      onClose={() => onMove(undefined)}
      width={720}
      expandable
      footer={
        several ? (
          <div className="row gap-16 align-center justify-center tabular">
            <Action icon="back" label={words.previous} onPress={() => move(-1)} />
            <span role="status">{`${(at ?? 0) + 1} / ${images.length}`}</span>
            <Action icon="next" label={words.next} onPress={() => move(1)} />
          </div>
        ) : null
      }
    >
      <div className={`stack place-center full-height ${styles['large']}`}>
        {image && <img src={image.url} alt={image.name} />}
      </div>
    </Dialog>
  )
}
