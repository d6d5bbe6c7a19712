// An image being uploaded, as it will look, with its progress and a button to stop it.
import { stopOf } from '../words.ts'
import styles from './image.module.css'
import { ImageAct } from './ImageAct.tsx'
import { useObjectUrl } from '../useObjectUrl.ts'

export function ImageArriving({ file, percent, onStop }: { file: File; percent: number; onStop: () => void }) {
  const url = useObjectUrl(file)
  return (
    <>
      {url && <img src={url} alt="" className={`may-shorten full-width full-height ${styles['picture']}`} data-pale />}
      <div
        className={`stack gap-6 items-center plain bold tabular ${styles['arriving']}`}
        role="progressbar"
        aria-label={file.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span>{percent}%</span>
        <span className={`full-width clip ${styles['track']}`}>
          <span className={`block full-height ${styles['done']}`} style={{ width: `${percent}%` }} />
        </span>
      </div>
      <div className={`row gap-4 justify-center surface ${styles['acts']}`} data-shown>
        <ImageAct icon="close" label={stopOf(file.name)} onPress={onStop} />
      </div>
    </>
  )
}
