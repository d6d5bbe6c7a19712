// One image in a box: choose or drop it, see its progress, preview, replace or remove it.
import { Failure } from '@register/contract/errors'
import { titled, type Wording } from '@register/contract/phrase'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../action/icons.tsx'
import { CropDialog, type CropSettings } from '../crop/CropDialog.tsx'
import { FileInput } from '../FileInput.tsx'
import { whyRefused, type FileRules } from '../fileRules.ts'
import { useDrop } from '../useDrop.ts'
import { useRemoval } from '../useRemoval.ts'
import { removeOf, uploadWords as words } from '../words.ts'
import styles from './image.module.css'
import { ImagePreview, PreviewButton } from './ImagePreview.tsx'
import { ImageAct } from './ImageAct.tsx'
import { ImageArriving } from './ImageArriving.tsx'
import type { ImageTools, UploadedImage } from './uploadedImage.ts'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import { whyFailed } from '../useUploads.ts'

// The upload of one file into an image box: a new file replaces the one before.
interface UseImageUpload {
  rules: FileRules
  send: ImageTools['send']
  /** Returning false means that the uploaded image is not used. */
  accept?: ((image: UploadedImage) => boolean | Promise<boolean>) | undefined
  onDone: (image: UploadedImage) => void
}

function useImageUpload({ rules, send, accept, onDone }: UseImageUpload) {
  const { notify } = useFeedback()
  const [running, setRunning] = useState<{ file: File; percent: number }>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  function stop() {
    controller.current?.abort()
    setRunning(undefined)
  }
  /** Whether it may be sent; reports the reason when not. */
  async function allowed(file: File): Promise<boolean> {
    const reason = await whyRefused(file, rules)
    if (reason) notify('warn', words.warning, [reason])
    return !reason
  }
  async function start(file: File) {
    stop()
    const mine = new AbortController()
    controller.current = mine
    const current = () => controller.current === mine && !mine.signal.aborted
    setRunning({ file, percent: 0 })
    try {
      const image = await send(file, (percent) => current() && setRunning({ file, percent }), mine.signal)
      if (!current()) return
      if (accept && !(await accept(image))) notify('warn', words.warning, [words.discarded])
      else onDone(image)
    } catch (error) {
      const signedOut = error instanceof Failure && error.status === 401
      if (current() && !signedOut) notify('bad', words.failed, [whyFailed(error)])
    } finally {
      if (current()) setRunning(undefined)
    }
  }
  return { running, allowed, start, stop }
}

export interface ImageBoxProps extends ImageTools {
  id?: string
  /** The subject of the image, for its accessible name and messages: `法人照片`. */
  label: Wording
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
  const t = useTranslate()
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
      className={`stack tinted rounded clip anchor ${styles['box']}`}
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
            <div className={`row gap-4 justify-center surface ${styles['acts']}`}>
              <FileInput {...input} label={titled(words.replace, t(label))} className={styles['act']}>
                <Icon name="change" />
              </FileInput>
              <ImageAct
                icon="delete"
                label={removeOf(value.name)}
                onPress={() => void removal(value).then((removed) => removed && onChange(null))}
              />
            </div>
          )}
          <ImagePreview images={[value]} at={looking ? 0 : undefined} onMove={(at) => setLooking(at !== undefined)} />
        </>
      ) : (
        <FileInput {...input} label={titled(words.image, t(label))} className={styles['empty']}>
          <span className={styles['plus']}>{icon ?? <Icon name="add" />}</span>
          <span>{title ?? t(words.image)}</span>
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
