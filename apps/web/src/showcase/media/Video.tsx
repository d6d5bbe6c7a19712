// A video with the browser's own controls: a file, or a stream in parts (HLS), whose player is loaded only then.
import type { Wording } from '@register/contract/phrase'
import { useEffect, useRef, useState } from 'react'
import { useVisibilityChange } from '../../api/visibility.ts'
import { useTranslate } from '../../api/language.ts'
import styles from './media.module.css'
import { mediaWords as words } from './words.ts'

export interface VideoProps {
  src: string
  label: Wording
  poster?: string
  /** A live stream: no seeking. */
  live?: boolean
  autoplay?: boolean
  loop?: boolean
  controls?: boolean
}

const isStream = (src: string): boolean => /\.m3u8($|\?)/.test(src)
/** Some browsers play streams without a player. */
const playsStreams = document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''
const isNative = (src: string): boolean => playsStreams || !isStream(src)

export function Video({ src, label, poster, live, autoplay = false, loop = false, controls = true }: VideoProps) {
  const t = useTranslate()
  const film = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    setFailed(false)
    const element = film.current
    if (!element || isNative(src)) return undefined
    let stop: (() => void) | undefined
    let left = false
    void import('hls.js').then(({ default: Hls }) => {
      if (left) return
      const player = new Hls()
      stop = () => player.destroy()
      player.on(Hls.Events.ERROR, (_, { fatal }) => fatal && setFailed(true))
      player.loadSource(src)
      player.attachMedia(element)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [src])
  useVisibilityChange((isVisible) => isVisible || film.current?.pause())
  return (
    <div className={`anchor ${styles['video']}`} data-live={live}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are the caller's: a track is one of the children of the file's page */}
      <video
        ref={film}
        aria-label={t(label)}
        playsInline
        muted={autoplay}
        autoPlay={autoplay}
        loop={loop}
        controls={controls && !failed}
        onError={() => setFailed(true)}
        {...(poster && { poster })}
        {...(isNative(src) && { src })}
      />
      {failed && (
        <p role="alert" className={`stack place-center text-center rounded pad-16 ${styles['failed']}`}>
          {t(words.failed)}
        </p>
      )}
    </div>
  )
}
