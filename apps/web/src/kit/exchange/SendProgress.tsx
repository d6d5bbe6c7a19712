// A file on its way and then being worked on, in words and as a bar.
import { Progress } from 'antd'
import styles from './exchange.module.css'

export interface SendProgressProps {
  name: string
  label: string
  /** 0 to 100; all has left at 100. Nothing: it is not known how much there will be. */
  percent: number | undefined
}

export function SendProgress({ name, label, percent }: SendProgressProps) {
  return (
    <div className={styles['sending']}>
      <p>{name}</p>
      <Progress percent={percent ?? 100} status="active" showInfo={percent !== undefined} aria-label={name} />
      <p role="status" className={styles['quiet']}>
        {label}
      </p>
    </div>
  )
}
