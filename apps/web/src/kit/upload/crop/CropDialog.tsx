// A dialog that crops a chosen image before it is sent: frame, preview and zoom.
import { useState } from 'react'
import { Dialog } from '../../dialog/Dialog.tsx'
import { useObjectUrl } from '../useObjectUrl.ts'
import { CropFrame } from './CropFrame.tsx'
import { cropped, type CropArea } from './cropped.ts'
import { cropWords as words } from './words.ts'

export interface CropSettings {
  /** Width divided by height; 1 when it is left out. */
  aspect?: number
  round?: boolean
  /** Quality of the result from 0 to 1; below 1 it is a JPEG. */
  compress?: number
  /** Longest side of the result in pixels. */
  maxSide?: number
}

export interface CropDialogProps {
  file: File
  settings: CropSettings
  onClose: () => void
  onCropped: (file: File) => void
}

export function CropDialog({ file, settings, onClose, onCropped }: CropDialogProps) {
  const { aspect = 1, round = false, compress = 1, maxSide = 2048 } = settings
  const url = useObjectUrl(file)
  const [area, setArea] = useState<CropArea>()
  const run = async () => area && onCropped(await cropped(file, area, { compress, maxSide }))
  return (
    <Dialog
      title={words.title}
      open
      width={580}
      onClose={onClose}
      act={{ label: words.use, disabled: area === undefined, run }}
    >
      {url && <CropFrame url={url} aspect={aspect} round={round} onArea={setArea} />}
    </Dialog>
  )
}
