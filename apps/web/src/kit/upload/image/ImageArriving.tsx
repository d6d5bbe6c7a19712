// An image being uploaded, as it will look, with its progress and a button to stop it.
import { useTranslate } from '../../../api/language.ts'
import { stopOf } from '../words.ts'
import styles from './image.module.css'
import { ImageAct } from './ImageAct.tsx'
import { useObjectUrl } from '../useObjectUrl.ts'

export function ImageArriving({ file, percent, onStop }: { file: File; percent: number; onStop: () => void }) {
  const t = useTranslate()
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
        <ImageAct icon="close" label={t(stopOf(file.name))} onPress={onStop} />
      </div>
    </>
  )
}
