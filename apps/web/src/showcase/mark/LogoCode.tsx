// A QR code in colours, with a logo in its middle, that can be saved; an error is shown in its place.
import { useSay } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { QrCode, type QrLook } from '../../kit/plain/QrCode.tsx'
import { codeFault } from './codeFault.ts'
import styles from './mark.module.css'
import { saveDrawing } from './saveDrawing.ts'
import { markWords as words, wordsOfFault } from './words.ts'

export interface LogoCodeProps extends QrLook {
  text: string
  label: string
  size?: number
  /** The file name of the picture; without it the code cannot be saved. */
  saveAs?: string
}

export function LogoCode({ text, label, size = 100, saveAs, ...look }: LogoCodeProps) {
  const say = useSay()
  const wrong = codeFault(text, look)
  if (wrong)
    return (
      <p role="alert" className={styles['wrong']}>
        {say(wordsOfFault(wrong))}
      </p>
    )
  return (
    <figure className={styles['code']}>
      <QrCode text={text} label={label} size={size} {...look} />
      {saveAs && (
        <Action
          small
          icon="download"
          label={say(words.savePicture)}
          onPress={() => saveDrawing(`svg[aria-label="${CSS.escape(label)}"]`, saveAs)}
        />
      )}
    </figure>
  )
}
