// The image under a fixed frame: moved by dragging or the arrow keys, zoomed by the wheel or the slider, with a preview next to it.
import { Slider } from 'antd'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslate } from '../../../api/language.ts'
import styles from './crop.module.css'
import type { CropArea } from './cropped.ts'
import { cropWords as words } from './words.ts'

export interface CropFrameProps {
  url: string
  /** Width divided by height. */
  aspect: number
  round: boolean
  /** In pixels; reported after each move. */
  onArea: (area: CropArea) => void
}

export function CropFrame({ url, aspect, round, onArea }: CropFrameProps) {
  const t = useTranslate()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  /** In percent of the image. */
  const [part, setPart] = useState<CropArea>()
  const [unreadable, setUnreadable] = useState(false)
  if (unreadable)
    return (
      <p role="alert" className="bad">
        {t(words.unreadable)}
      </p>
    )
  return (
    <div className={`stack gap-16 ${styles['crop']}`}>
      <div className={`tinted rounded anchor ${styles['stage']}`}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={4}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          keyboardStep={5}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t(words.area) }}
          mediaProps={{ onError: () => setUnreadable(true) }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={setPart}
          onCropComplete={(_, pixels) => onArea(pixels)}
        />
      </div>
      <figure className="no-margin">
        <figcaption className="below-4 quiet">{t(words.preview)}</figcaption>
        <div
          className={`tinted framed clip anchor ${styles['preview']}`}
          data-round={round}
          style={{ aspectRatio: aspect }}
        >
          {part && (
            <img
              src={url}
              alt=""
              style={{ width: `${10_000 / part.width}%`, transform: `translate(${-part.x}%, ${-part.y}%)` }}
            />
          )}
        </div>
      </figure>
      <div className="row gap-16 align-center full-row">
        <span aria-hidden>{t(words.zoom)}</span>
        <Slider
          className={styles['slider'] ?? ''}
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          tooltip={{ formatter: (value) => `${Math.round((value ?? 1) * 100)}%` }}
          ariaLabelForHandle={t(words.zoom)}
          onChange={setZoom}
        />
      </div>
      <p className="full-row quiet small">{t(words.how)}</p>
    </div>
  )
}
