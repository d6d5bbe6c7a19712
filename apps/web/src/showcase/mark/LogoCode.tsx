// A QR code in colours, with a logo in its middle, that can be saved; an error is shown in its place.
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { QrCode, type QrLook } from '../../kit/plain/QrCode.tsx'
import { codeFault } from './codeFault.ts'
import styles from './mark.module.css'
import { markWords as words, wordsOfFault } from './words.ts'

// Saves a drawing of the page as a picture file, several times as sharp as on the screen.
const sharper = 4

/** `selector` finds one svg; throws when there is none or the browser cannot paint it. */
async function saveDrawing(selector: string, name: string): Promise<void> {
  const drawing = document.querySelector<SVGSVGElement>(selector)
  if (!drawing) throw new Error(`No drawing at ${selector}`)
  const { width, height } = drawing.getBoundingClientRect()
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const picture = new Image(width * sharper, height * sharper)
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * sharper
  canvas.height = height * sharper
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}

export interface LogoCodeProps extends QrLook {
  text: string
  label: Wording
  /** Pixels on the screen; 100 when it is left out. */
  size?: number
  /** The file name of the picture; without it the code cannot be saved. */
  saveAs?: string
}

export function LogoCode({ text, label, size = 100, saveAs, ...look }: LogoCodeProps) {
  const t = useTranslate()
  const wrong = codeFault(text, look)
  if (wrong)
    return (
      <p role="alert" className={`bad break-words ${styles['wrong']}`}>
        {t(wordsOfFault(wrong))}
      </p>
    )
  return (
    <figure className={`gap-8 items-center no-margin ${styles['code']}`}>
      <QrCode text={text} label={label} size={size} {...look} />
      {saveAs && (
        <Action
          small
          icon="download"
          label={words.savePicture}
          onPress={() => saveDrawing(`svg[aria-label="${CSS.escape(t(label))}"]`, saveAs)}
        />
      )}
    </figure>
  )
}
