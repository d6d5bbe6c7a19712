// One image in a box: choose or drop it, see its progress, preview, replace or remove it.
import { useState, type ReactNode } from 'react'
import { useSay } from '../../../api/language.ts'
import { Icon } from '../../action/icons.tsx'
import { CropDialog, type CropSettings } from '../crop/CropDialog.tsx'
import { FileInput } from '../FileInput.tsx'
import type { FileRules } from '../fileRules.ts'
import { useDrop } from '../useDrop.ts'
import { useRemoval } from '../useRemoval.ts'
import { removeOf, uploadWords as words } from '../words.ts'
import styles from './image.module.css'
import { ImagePreview, PreviewButton } from './ImagePreview.tsx'
import { ImageAct } from './ImageAct.tsx'
import { ImageArriving } from './ImageArriving.tsx'
import type { ImageTools, UploadedImage } from './uploadedImage.ts'
import { useImageUpload } from './useImageUpload.ts'

export interface ImageBoxProps extends ImageTools {
  id?: string
  /** The subject of the image, for its accessible name and messages: `法人照片`. */
  label: string
  /** Under the plus. */
  title?: string
  icon?: ReactNode
  value: UploadedImage | null
  onChange: (image: UploadedImage | null) => void
  rules: FileRules
  /** Pixels. */
  width?: number
  height?: number
  round?: boolean
  disabled?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  /** When set, a chosen image is cropped before it is sent. */
  crop?: CropSettings
  /** Returning false discards the uploaded image. */
  accept?: (image: UploadedImage) => boolean | Promise<boolean>
}

export function ImageBox(props: ImageBoxProps) {
  const { id, label, title, icon, value, onChange, rules, send, remove, accept, crop } = props
  const { width = 148, height = 148, round = false, disabled = false, invalid = false, describedBy } = props
  const say = useSay()
  const [looking, setLooking] = useState(false)
  const [toCrop, setToCrop] = useState<File>()
  const { running, allowed, start, stop } = useImageUpload({ rules, send, accept, onDone: onChange })
  const removal = useRemoval<UploadedImage>(async (image) => remove?.(image))
  async function choose([file]: readonly File[]) {
    if (!file || !(await allowed(file))) return
    if (crop) setToCrop(file)
    else void start(file)
  }
  async function sendCropped(file: File) {
    if (await allowed(file)) void start(file)
  }
  const onFiles = (files: readonly File[]) => void choose(files)
  const { over, on } = useDrop(onFiles, disabled)
  const input = { id, rules, disabled, describedBy, onFiles }
  return (
    <div
      className={styles['box']}
      style={{ width, height }}
      data-round={round}
      data-filled={value !== null && !running ? true : undefined}
      data-over={over}
      data-invalid={invalid}
      {...on}
    >
      {running ? (
        <ImageArriving file={running.file} percent={running.percent} onStop={stop} />
      ) : value ? (
        <>
          <PreviewButton image={value} onPress={() => setLooking(true)} />
          {!disabled && (
            <div className={styles['acts']}>
              <FileInput {...input} label={`${say(words.replace)}: ${label}`} className={styles['act']}>
                <Icon name="change" />
              </FileInput>
              <ImageAct
                icon="delete"
                label={say(removeOf(value.name))}
                onPress={() => void removal(value).then((removed) => removed && onChange(null))}
              />
            </div>
          )}
          <ImagePreview images={[value]} at={looking ? 0 : undefined} onMove={(at) => setLooking(at !== undefined)} />
        </>
      ) : (
        <FileInput {...input} label={`${say(words.image)}: ${label}`} className={styles['empty']}>
          <span className={styles['plus']}>{icon ?? <Icon name="add" />}</span>
          <span>{title ?? say(words.image)}</span>
        </FileInput>
      )}
      {crop && toCrop && (
        <CropDialog
          file={toCrop}
          settings={crop}
          onClose={() => setToCrop(undefined)}
          onCropped={(file) => {
            setToCrop(undefined)
            void sendCropped(file)
          }}
        />
      )}
    </div>
  )
}
