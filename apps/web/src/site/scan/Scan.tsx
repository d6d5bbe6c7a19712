// Scanning the code of a certificate: by the camera, or from a photograph. A code that leads elsewhere is named and never opened.
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { PlainDialog } from '../../kit/plain/PlainDialog.tsx'
import { textInFile, textInFrame } from './readPicture.ts'
import { scanned, type Scanned } from './scanned.ts'
import styles from './Scan.module.css'

// The camera at the back of a telephone, looked at until it shows a code; off as soon as the scan is closed.
/** opening · watching · refused: by the person or the browser · absent: there is none, or this browser gives none to pages. */
type CameraState = 'opening' | 'watching' | 'refused' | 'absent'

/** Milliseconds between two looks at the picture. */
const between = 120

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** `place`: for the element that shows the picture. `onText` gets the text of the first code, once. */
function useCamera(onText: (text: string) => void): {
  state: CameraState
  place: RefObject<HTMLVideoElement | null>
} {
  const place = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')
  const found = useEffectEvent(onText)
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer = 0
    let isOver = false
    const look = (): void => {
      const text = place.current && textInFrame(place.current)
      if (text) return found(text)
      timer = window.setTimeout(look, between)
    }
    async function open(): Promise<void> {
      try {
        // Absent where the page is not secure, and in some browsers inside other apps.
        const devices = navigator.mediaDevices as MediaDevices | undefined
        if (!devices) return setState('absent')
        stream = await devices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isOver || !place.current) return stop(stream)
        place.current.srcObject = stream
        await place.current.play()
        setState('watching')
        look()
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
        if (!isOver) setState(isRefused ? 'refused' : 'absent')
      }
    }
    void open()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop(stream)
    }
  }, [])
  return { state, place }
}

// Texts of the scan.
const words = {
  title: ['扫描证书二维码', 'Scan the code of a certificate'],
  close: ['关闭', 'Close'],
  picture: ['摄像头画面', 'Picture of the camera'],
  camera: {
    opening: ['正在打开摄像头…', 'Opening the camera…'],
    watching: ['将证书上的二维码对准画面', 'Hold the code of the certificate into the picture'],
    refused: [
      '浏览器没有允许使用摄像头。请在浏览器设置中允许，或选择一张证书二维码的照片。',
      'The browser did not allow the camera. Allow it in the settings of the browser, or choose a photograph of the code.',
    ],
    absent: [
      '这里不能打开摄像头。请选择一张证书二维码的照片。',
      'The camera cannot be opened here. Choose a photograph of the code.',
    ],
  },
  photograph: ['选择照片', 'Choose a photograph'],
  blank: [
    '照片中没有可以识别的二维码。请让二维码清晰、完整，或直接输入证书编号。',
    'There is no readable code in this photograph. Make the code sharp and whole, or type the certificate number.',
  ],
  again: ['重新扫描', 'Scan again'],
  foreign: (host: string): Phrase => [
    `这个二维码指向 ${host}，不是本登记系统`,
    `This code leads to ${host}, which is not this register`,
  ],
  foreignHint: [
    '该网址显示的内容不能证明证书真实有效，本系统没有打开它。',
    'What that address shows does not prove that a certificate is genuine and valid. It was not opened.',
  ],
  several: [
    '这个二维码中有多个编号，请输入要查验的那一个',
    'There are several numbers in this code. Type the one that you want to look up',
  ],
  noNumber: ['这个二维码中没有证书编号', 'There is no certificate number in this code'],
  lookUpHere: ['在本系统查验其中的编号', 'Look up its number in this register'],
} as const

type Outcome = Scanned & { text: string }

const Camera = ({ onText }: { onText: (text: string) => void }) => {
  const t = useTranslate()
  const { state, place } = useCamera(onText)
  return (
    <>
      <video
        ref={place}
        className={`full-width rounded ${styles['picture']}`}
        hidden={state === 'refused' || state === 'absent'}
        muted
        playsInline
        aria-label={t(words.picture)}
      />
      <p role="status" className="quiet">
        {t(words.camera[state])}
      </p>
    </>
  )
}

/** A code that was read and is not opened by itself: where it leads, and what of it this register can look up. */
const NotOurs = ({ text, to, foreignHost, isSeveral, onOpen }: Outcome & { onOpen: (to: string) => void }) => {
  const t = useTranslate()
  return (
    <div role="alert" className={`stack gap-8 items-start rounded pad-12-16 ${styles['foreign']}`}>
      <p>
        <strong>{t(foreignHost ? words.foreign(foreignHost) : isSeveral ? words.several : words.noNumber)}</strong>
      </p>
      {foreignHost ? <p>{t(words.foreignHint)}</p> : <p className="break-words">{text.slice(0, 200)}</p>}
      {to && (
        <Button look="primary" onClick={() => onOpen(to)}>
          {t(words.lookUpHere)}
        </Button>
      )}
    </div>
  )
}

export const Scan = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBlank, setIsBlank] = useState(false)
  const close = (): void => {
    setOutcome(undefined)
    setIsBlank(false)
    onClose()
  }
  // In place of the step that scanning is: going back from the answer leads to the page, not to the camera.
  const go = (to: string, state?: string): void => void navigate(to, { replace: true, state })
  const onText = (text: string): void => {
    const says = scanned(text, location.host)
    setIsBlank(false)
    if (says.to && !says.foreignHost) return go(says.to, says.isProof && text)
    setOutcome({ ...says, text })
  }
  const onFile = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const text = await textInFile(file)
    if (text === undefined) setIsBlank(true)
    else onText(text)
  }
  return (
    <PlainDialog open={open} title={words.title} closeWord={words.close} onClose={close}>
      <div className="stack gap-12">
        {outcome ? <NotOurs {...outcome} onOpen={go} /> : <Camera onText={onText} />}
        {isBlank && (
          <p role="alert" className={styles['blank']}>
            {t(words.blank)}
          </p>
        )}
        <div className="row wrap gap-8 justify-end">
          {outcome && <Button onClick={() => setOutcome(undefined)}>{t(words.again)}</Button>}
          <label className={`inline-row align-center surface rounded anchor pressable ${styles['file']}`}>
            <input
              className="full-width pressable"
              type="file"
              accept="image/*"
              onChange={({ target }) => {
                void onFile(target.files?.[0])
                // The same picture may be chosen again.
                target.value = ''
              }}
            />
            <span>{t(words.photograph)}</span>
          </label>
        </div>
      </div>
    </PlainDialog>
  )
}
