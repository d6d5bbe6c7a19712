// Videos: one that is made in the browser, a stream that does not exist, and a file that is no video.
import { useEffect, useState } from 'react'
import { Action } from '../../../kit/action/Action.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Video } from '../../../showcase/media/Video.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { tinyFilm } from './tinyFilm.ts'
import { words } from './words.ts'

export function VideoPage() {
  const [film, setFilm] = useState<string>()
  const [unable, setUnable] = useState(false)
  const [streaming, setStreaming] = useState(false)
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    const address = URL.createObjectURL(new Blob(['no film'], { type: 'video/mp4' }))
    setBroken(address)
    return () => URL.revokeObjectURL(address)
  }, [])
  async function make() {
    const made = await tinyFilm()
    if (made) setFilm(made)
    else setUnable(true)
  }
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/video')}>
      <Example title={words.film} text={words.filmText}>
        {film ? (
          <div className={styles['film']}>
            <Video src={film} label={words.filmLabel} loop />
          </div>
        ) : unable ? (
          <Notice tone="warn" title={words.noFilm} />
        ) : (
          <Action icon="video" label={words.make} onPress={make} />
        )}
      </Example>
      <Example title={words.stream} text={words.streamText}>
        {streaming ? (
          <div className={styles['film']}>
            <Video src="/no-such-stream.m3u8" label={words.streamLabel} live />
          </div>
        ) : (
          <Action icon="next" label={words.playStream} onPress={() => setStreaming(true)} />
        )}
      </Example>
      <Example title={words.broken} text={words.brokenText}>
        <div className={styles['film']}>{broken && <Video src={broken} label={words.brokenLabel} />}</div>
      </Example>
    </Showcase>
  )
}
