// An image being uploaded, as it will look, with its progress and a button to stop it.
import { useSay } from '../../../api/language.ts'
import { stopOf } from '../words.ts'
import styles from './image.module.css'
import { ImageAct } from './ImageAct.tsx'
import { useObjectUrl } from '../useObjectUrl.ts'

export function ImageArriving({ file, percent, onStop }: { file: File; percent: number; onStop: () => void }) {
  const say = useSay()
  const url = useObjectUrl(file)
  return (
    <>
      {url && <img src={url} alt="" className={styles['picture']} data-pale />}
      <div
        className={styles['arriving']}
        role="progressbar"
        aria-label={file.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span>{percent}%</span>
        <span className={styles['track']}>
          <span className={styles['done']} style={{ width: `${percent}%` }} />
        </span>
      </div>
      <div className={styles['acts']} data-shown>
        <ImageAct icon="close" label={say(stopOf(file.name))} onPress={onStop} />
      </div>
    </>
  )
}
