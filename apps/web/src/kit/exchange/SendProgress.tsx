// The progress of a file that is being sent and then processed, in words and as a bar.
import type { Wording } from '@register/contract/phrase'
import { Progress } from 'antd'
import { useTranslate } from '../../api/language.ts'

export interface SendProgressProps {
  name: string
  label: Wording
  /** 0 to 100; at 100 all of it has been sent. Undefined: the total is not known. */
  percent: number | undefined
}

export function SendProgress({ name, label, percent }: SendProgressProps) {
  const t = useTranslate()
  return (
    <div className="stack fit gap-12">
      <p>{name}</p>
      <Progress percent={percent ?? 100} status="active" showInfo={percent !== undefined} aria-label={name} />
      <p role="status" className="quiet small">
        {t(label)}
      </p>
    </div>
  )
}
