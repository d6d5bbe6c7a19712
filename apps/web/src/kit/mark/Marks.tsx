// A watermark over the whole window, dialogs included; clicks pass through it.
import { Watermark } from './Watermark.tsx'
import styles from './mark.module.css'

export const Marks = ({ text, subtext }: { text: string; subtext: string }) => (
  <div className={styles['over']} aria-hidden>
    <Watermark text={text} subtext={subtext}>
      <div className={styles['window']} />
    </Watermark>
  </div>
)
